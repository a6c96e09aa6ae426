import Add from "@mui/icons-material/Add";
import Delete from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { DayHours, OpenRange } from "@crewline/domain/locations/opening-hours";
import { MOST_RANGES } from "@crewline/domain/locations/opening-hours";
import { TimeInput } from "../ui/time-input.tsx";

interface OpenRangesInputProps {
  /** Names the day in the labels: "Monday from", "Monday 2 from". */
  label: string;
  value: DayHours;
  onChange: (value: DayHours) => void;
  /** The error of a field by its path, for example "0.opensAt". */
  errorOf: (field: string) => string | undefined;
}

export const usualRange: OpenRange = { opensAt: "09:00", closesAt: "17:00" };

/** From when to when a place is open on one day: once, or several times. */
export function OpenRangesInput({ label, value, onChange, errorOf }: OpenRangesInputProps) {
  const set = (index: number, range: OpenRange) =>
    onChange(value.map((other, place) => (place === index ? range : other)));
  return (
    <Stack spacing={1}>
      {value.map((range, index) => (
        // Times are typed while they stand in the list, so nothing but their place names them.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} sx={rangeGrid}>
          <TimeInput
            label={`${nameOf(label, index)} from`}
            value={range.opensAt}
            onChange={(opensAt) => set(index, { ...range, opensAt })}
            error={errorOf(`${index}.opensAt`)}
            isSmall
          />
          <TimeInput
            label={`${nameOf(label, index)} to`}
            value={range.closesAt}
            onChange={(closesAt) => set(index, { ...range, closesAt })}
            error={errorOf(`${index}.closesAt`)}
            help={range.closesAt <= range.opensAt ? "On the next day" : undefined}
            isSmall
          />
          {index === 0 ? (
            <IconButton
              aria-label={`Open ${label} once more`}
              disabled={value.length >= MOST_RANGES}
              onClick={() => onChange([...value, rangeAfter(value.at(-1))])}
            >
              <Add fontSize="small" />
            </IconButton>
          ) : (
            <IconButton
              aria-label={`Remove ${nameOf(label, index)}`}
              onClick={() => onChange(value.filter((_range, place) => place !== index))}
            >
              <Delete fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Stack>
  );
}

function nameOf(label: string, index: number): string {
  return index === 0 ? label : `${label} ${index + 1}`;
}

/** The evening, where there is still one after the hours before it. */
function rangeAfter(last: OpenRange | undefined): OpenRange {
  const opensAt = last === undefined || last.closesAt <= "18:00" ? "18:00" : last.closesAt;
  return { opensAt, closesAt: "23:00" };
}

const rangeGrid = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 40px",
  gap: 1,
  alignItems: "start",
};
