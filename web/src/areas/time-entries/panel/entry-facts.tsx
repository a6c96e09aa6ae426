import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { formatDayTime, formatSpan } from "@crewline/domain/kernel/formats/format-time";
import { punchSentence } from "@crewline/domain/words/time-entries/punch-words";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { useLocale } from "../../../locale/use-locale.ts";
import { PunchPhoto } from "../../../entities/employees/photo/punch-photo.tsx";
import { EntrySpan } from "../../../entities/time-entries/entry-span.tsx";
import { positionFacts } from "../rows/position-facts.ts";
import { punchedLines } from "../rows/span-lines.ts";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { useSees } from "../../../session/actor/use-may.ts";

/** The planned, punched and payable time of an entry, its places, approvals and note. */
export function EntryFacts({ row }: { row: EntryRow }) {
  const locale = useLocale();
  const { entry, shift } = row;
  return (
    <>
      <Fact name="Location">{row.locationName}</Fact>
      {row.jobRole !== null && <Fact name="Job role">{row.jobRole}</Fact>}
      <Fact name="Scheduled">
        {shift === null ? "No shift planned" : formatSpan(shift, shift.timeZone, locale)}
      </Fact>
      <Fact name="Punched">
        {entry.punched === null ? (
          punchedLines(row, locale).main
        ) : (
          <EntrySpan span={entry.punched} entry={entry} />
        )}
      </Fact>
      <Fact name="Payable">
        {entry.state === "requested" ? (
          "Nothing until a manager accepts"
        ) : (
          <EntrySpan span={entry.payable} entry={entry} />
        )}
      </Fact>
      <Punches entry={entry} />
      {positionFacts(entry, row.locationName).map(({ name, text }) => (
        <Fact key={name} name={name}>
          {text}
        </Fact>
      ))}
      {entry.firstApproval !== null && (
        <Fact name="First approval">
          {entry.firstApproval.name},{" "}
          {formatDayTime(entry.firstApproval.at, entry.timeZone, locale)}
        </Fact>
      )}
      {entry.approvedAt !== null && (
        <Fact name="Approved">
          {entry.isApprovedByRule ? "By rule" : entry.approvedByName},{" "}
          {formatDayTime(entry.approvedAt, entry.timeZone, locale)}
        </Fact>
      )}
      {entry.note !== "" && <Fact name="Note">{entry.note}</Fact>}
    </>
  );
}

/** Each tap of the clock, with the photo of a shared tablet. */
function Punches({ entry }: { entry: TimeEntry }) {
  const locale = useLocale();
  const maySeePhotos = useSees("timeEntries", "edit");
  if (entry.punches.length === 0) return null;
  return (
    <Fact name="Punches">
      {entry.punches.map((punch) => (
        <div key={`${punch.kind} ${punch.at}`}>
          <Typography variant="body2">{punchSentence(punch, entry.timeZone, locale)}</Typography>
          {maySeePhotos && punch.photoId !== null && (
            <PunchPhoto photoId={punch.photoId} kind={punch.kind} />
          )}
        </div>
      ))}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="div">
        {name}
      </Typography>
      <Typography component="div">{children}</Typography>
    </div>
  );
}
