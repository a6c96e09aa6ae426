import Typography from "@mui/material/Typography";
import { formatWorkSpan } from "@crewline/domain/words/time-entries/format-work-span";
import type { TimeEntry, WorkSpan } from "@crewline/domain/records/time-entries/time-entry";
import { useLocale } from "../../locale/use-locale.ts";

interface EntrySpanProps {
  span: WorkSpan;
  entry: Pick<TimeEntry, "state" | "timeZone">;
}

/** From-to of an entry's time, and its breaks below it. */
export function EntrySpan({ span, entry }: EntrySpanProps) {
  const locale = useLocale();
  return (
    <>
      {formatWorkSpan(span, entry, locale)}
      {span.breaks.map((taken) => (
        <Typography key={taken.startsAt} variant="body2" color="textSecondary">
          {taken.isPaid ? "Paid" : "Unpaid"} break {formatWorkSpan(taken, entry, locale)}
        </Typography>
      ))}
    </>
  );
}
