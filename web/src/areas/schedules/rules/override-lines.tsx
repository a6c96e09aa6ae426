import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { isSameWork } from "@crewline/domain/rules/schedules/findings/overrides";
import { overrideTitle } from "@crewline/domain/words/schedules/override-words";
import { useLocale } from "../../../locale/use-locale.ts";

/** The reasons that managers gave for a shift as it is stored: which, who and when. */
export function OverrideLines({ shift }: { shift: Shift }) {
  const locale = useLocale();
  const given = (shift.overrides ?? []).filter((one) => isSameWork(one, shift));
  if (given.length === 0) return null;
  return (
    <Stack component="section" aria-label="Overridden rules" spacing={0.5}>
      {given.map(({ codes, reason, at, byName }) => (
        <div key={at}>
          <Typography variant="body2">{`${overrideTitle(codes, locale)}: ${reason}`}</Typography>
          <Typography variant="caption" color="text.secondary">
            {`${byName}, ${formatDayTime(at, shift.timeZone, locale)}`}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
