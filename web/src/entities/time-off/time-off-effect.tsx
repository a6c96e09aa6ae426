import { moreLine } from "@crewline/domain/kernel/formats/listed";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { TimeOffPreview } from "@crewline/domain/rules/time-off/preview-time-off";
import type { TimeOffSpan } from "@crewline/domain/records/time-off/time-off";
import { formatDay, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { isPossibleSpan } from "./possible-span.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import { ShiftsElsewhereList } from "../schedules/shifts-elsewhere.tsx";
import { useLocationNames } from "../locations/location-names.ts";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";

interface TimeOffEffectProps {
  employeeId: EmployeeId;
  span: TimeOffSpan;
  /** True if the shifts in the time off become open. */
  opensShifts: boolean;
  onOpensShifts: (opens: boolean) => void;
}

/** The effect of approval on the plan, and the choice that goes with it. */
export function TimeOffEffect({ employeeId, span, ...choice }: TimeOffEffectProps) {
  const isSpan = isPossibleSpan(span);
  const { from, until, part } = span;
  const query = useQuery({
    ...trpc.calendar.previewTimeOff.queryOptions({ employeeId, from, until, part }),
    enabled: isSpan,
    staleTime: 0,
  });
  if (!isSpan) return null;
  return (
    <DataStates result={queryResult(query)} label="what this does">
      {(preview) => <Effect preview={preview} {...choice} />}
    </DataStates>
  );
}

type EffectProps = Pick<TimeOffEffectProps, "opensShifts" | "onOpensShifts"> & {
  preview: TimeOffPreview;
};

const OPEN = "Then others can be planned.";
const OPEN_AND_PUBLISH =
  "Then others can be planned. Publish the week again, so that staff see it.";

function Effect({ preview, opensShifts, onOpensShifts }: EffectProps) {
  const { shiftCount, publishedCount, elsewhere, othersOff } = preview;
  const locale = useLocale();
  return (
    <Box role="group" aria-label="What this does">
      {shiftCount === 0 ? (
        elsewhere.length === 0 && <Typography variant="body2">No shift is planned then.</Typography>
      ) : (
        <>
          <PlannedShifts preview={preview} />
          <CheckInput
            label={pluralForm(
              shiftCount,
              { one: "Make this shift open", other: `Make these ${shiftCount} shifts open` },
              locale,
            )}
            help={publishedCount > 0 ? OPEN_AND_PUBLISH : OPEN}
            value={opensShifts}
            onChange={onOpensShifts}
          />
        </>
      )}
      <ShiftsElsewhereList elsewhere={elsewhere} />
      {othersOff.length > 0 && (
        <Typography variant="body2">{`Also off on some of these days: ${othersOff.join(", ")}.`}</Typography>
      )}
    </Box>
  );
}

function PlannedShifts({ preview: { shifts, shiftCount } }: { preview: TimeOffPreview }) {
  const locale = useLocale();
  const placeOf = useLocationNames();
  return (
    <>
      <Typography variant="body2">
        {pluralForm(
          shiftCount,
          { one: "1 shift is planned then:", other: `${shiftCount} shifts are planned then:` },
          locale,
        )}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, typography: "body2" }}>
        {shifts.map(({ id, day, startsAtLocal, endsAtLocal, locationId }) => (
          <li key={id}>
            {`${formatDay(day, locale)}, ${formatLocalSpan({ startsAtLocal, endsAtLocal }, locale)}, ${placeOf(locationId)}`}
          </li>
        ))}
        {shiftCount > shifts.length && <li>{moreLine(shiftCount - shifts.length, locale)}</li>}
      </Box>
    </>
  );
}
