import Add from "@mui/icons-material/Add";
import Delete from "@mui/icons-material/DeleteOutlined";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import type { DayHours, OpenRange } from "@crewline/domain/records/locations/opening-hours";
import { MOST_RANGES } from "@crewline/domain/records/locations/opening-hours";
import { TimeRangeInput } from "../../inputs/time-range-input.tsx";

interface OpenRangesInputProps {
  /** Names the day in the labels: "Monday hours", "Monday hours 2". */
  label: string;
  value: DayHours;
  onChange: (value: DayHours) => void;
  /** The error of a field by its path, for example "0.opensAt". */
  errorOf: (field: string) => string | undefined;
  /** A further button beside the first range. */
  action?: ReactNode;
}

export const usualRange: OpenRange = { opensAt: "09:00", closesAt: "17:00" };

/** From when to when a place is open on one day: once, or several times. */
export function OpenRangesInput({ label, value, onChange, errorOf, action }: OpenRangesInputProps) {
  const set = (index: number, range: OpenRange) =>
    onChange(value.map((other, place) => (place === index ? range : other)));
  return (
    <Stack spacing={1}>
      {value.map(({ opensAt, closesAt }, index) => (
        // Times are typed while they stand in the list, so nothing but their place names them.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={index} direction="row" spacing={0.5} sx={{ alignItems: "flex-start" }}>
          <TimeRangeInput
            label={nameOf(label, index)}
            value={{ startsAt: opensAt, endsAt: closesAt }}
            onChange={(range) => set(index, { opensAt: range.startsAt, closesAt: range.endsAt })}
            error={errorOf(`${index}.opensAt`) ?? errorOf(`${index}.closesAt`)}
            isSmall
          />
          {index === 0 ? (
            <>
              <IconButton
                aria-label={`Add hours on ${label}`}
                disabled={value.length >= MOST_RANGES}
                onClick={() => onChange([...value, rangeAfter(value.at(-1))])}
              >
                <Add fontSize="small" />
              </IconButton>
              {action}
            </>
          ) : (
            <IconButton
              aria-label={`Remove ${nameOf(label, index)}`}
              onClick={() => onChange(value.filter((_range, place) => place !== index))}
            >
              <Delete fontSize="small" />
            </IconButton>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function nameOf(label: string, index: number): string {
  return index === 0 ? `${label} hours` : `${label} hours ${index + 1}`;
}

/** The evening, where there is still one after the hours before it. */
function rangeAfter(last: OpenRange | undefined): OpenRange {
  const opensAt = last === undefined || last.closesAt <= "18:00" ? "18:00" : last.closesAt;
  return { opensAt, closesAt: "23:00" };
}
