import Alert from "@mui/material/Alert";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { matchShift } from "@crewline/domain/rules/time-entries/match-shift";
import { overdueClockOut } from "@crewline/domain/rules/time-entries/overdue-clock-out";
import { overdueText } from "@crewline/domain/words/time-entries/overdue-words";
import { useLocale } from "../../locale/use-locale.ts";
import { useNow } from "../../ui/clock/use-now.ts";

interface OverdueNoteProps {
  entry: WeekEntry;
  /** The employee's own published shifts. */
  shifts: readonly PublishedShift[];
}

/** Reminds the employee of a clock that still runs after the shift. */
export function OverdueNote({ entry, shifts }: OverdueNoteProps) {
  const locale = useLocale();
  const now = useNow();
  const { locationId, startsAt } = entry;
  const shift = matchShift(shifts, { locationId, at: startsAt });
  if (overdueClockOut(entry, shift, now) === "none") return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {overdueText(shift, locale)}
    </Alert>
  );
}
