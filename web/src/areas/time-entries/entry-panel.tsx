import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { formatDate, formatDayTime, formatSpan } from "@crewline/domain/kernel/formats/format-time";
import { punchSentence } from "@crewline/domain/words/time-entries/punch-words";
import { hasOpenRequest, mayAskForCorrection } from "@crewline/domain/rules/entry-edits/correction";
import { hasApproval, mayApproveNow } from "@crewline/domain/rules/approvals/two-steps";
import { mayBeCorrected } from "@crewline/domain/rules/time-entries/review";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { useLocale } from "../../locale/use-locale.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { HowComputed } from "../../entities/wages/how-computed.tsx";
import { PunchPhoto } from "../../entities/employees/photo/punch-photo.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import type { EntryEdit } from "./edits/entry-edits.ts";
import { editsOf } from "./edits/entry-edits.ts";
import { MoreEditsButton } from "./edits/more-edits-button.tsx";
import { CorrectionBox } from "./correction-box.tsx";
import { EntryState } from "./entry-columns.tsx";
import { EntrySpan } from "./entry-span.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { positionFacts } from "./position-facts.ts";
import type { EntryRow } from "./entry-rows.ts";
import { SuggestedEnds } from "./suggested-ends.tsx";
import type { Review } from "./use-review.ts";

export type EntryAct = EntryEdit | "approve";

interface EntryPanelProps {
  row: EntryRow;
  /** The entries of the week, among which are those that it can be merged with. */
  entries: readonly TimeEntry[];
  review: Review;
  onAct: (act: EntryAct) => void;
  onClose: () => void;
}

/**
 * One entry: planned, punched and payable time beside each other, what may be done, its history.
 */
export function EntryPanel({ row, entries, review, onAct, onClose }: EntryPanelProps) {
  const locale = useLocale();
  const { entry, shift } = row;
  const maySeePhotos = useMay("timeEntries", "edit");
  return (
    <SidePanel
      open
      title={`${row.employeeName}, ${formatDate(entry.day, locale)}`}
      subtitle={<EntryState row={row} />}
      onClose={onClose}
      neighbours={review.neighbours}
      keys={review.keys}
      actions={<EntryActions {...{ row, entries, review, onAct }} />}
    >
      <Stack spacing={2}>
        {entry.state === "needsFix" && (
          <Alert severity="warning">
            There is no clock-out, so nothing of this entry is paid yet. Correct it to set the end.
          </Alert>
        )}
        {review.ends.length > 0 && (
          <SuggestedEnds
            entry={entry}
            ends={review.ends}
            isAccepting={review.isAccepting}
            onAccept={(end) => void review.acceptEnd(end)}
          />
        )}
        <CorrectionBox row={row} review={review} onAct={onAct} />
        {review.problem !== null && <Alert severity="error">{review.problem.message}</Alert>}
        <Fact name="Location">{row.locationName}</Fact>
        {row.jobRole !== null && <Fact name="Job role">{row.jobRole}</Fact>}
        <Fact name="Scheduled">
          {shift === null ? "No shift planned" : formatSpan(shift, shift.timeZone, locale)}
        </Fact>
        <Fact name="Punched">
          {entry.punched === null ? (
            "Added by hand"
          ) : (
            <EntrySpan span={entry.punched} entry={entry} />
          )}
        </Fact>
        <Fact name="Payable">
          <EntrySpan span={entry.payable} entry={entry} />
        </Fact>
        {entry.punches.length > 0 && (
          <Fact name="Punches">
            {entry.punches.map((punch) => (
              <div key={`${punch.kind} ${punch.at}`}>
                <Typography variant="body2">
                  {punchSentence(punch, entry.timeZone, locale)}
                </Typography>
                {maySeePhotos && punch.photoId !== null && (
                  <PunchPhoto photoId={punch.photoId} kind={punch.kind} />
                )}
              </div>
            ))}
          </Fact>
        )}
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
        <div>
          <HowComputed
            label="How this time is counted"
            employeeId={entry.employeeId}
            weekStart={entry.weekStart}
            entryId={entry.id}
          />
        </div>
        <EntryHistory entry={entry} />
      </Stack>
    </SidePanel>
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

function EntryActions({ row, entries, review, onAct }: Omit<EntryPanelProps, "onClose">) {
  const { entry } = row;
  const { uid, employeeId } = useLogin();
  const isOwn = employeeId === entry.employeeId;
  const mayEdit = useMay("timeEntries", "edit");
  const mayApprove = useMay("timeEntries", "approve") && !isOwn;
  return (
    <>
      {isOwn && <AskButton entry={entry} onAct={onAct} />}
      {mayEdit && <MoreEditsButton edits={editsOf(entry, entries)} onEdit={onAct} />}
      {mayApprove && entry.state === "closed" && (
        <Button onClick={() => onAct("reject")}>Send back</Button>
      )}
      {mayEdit && mayBeCorrected(entry) && (
        <Button variant="outlined" onClick={() => onAct("correct")}>
          Correct
        </Button>
      )}
      {mayApprove && mayApproveNow(entry, uid) && (
        <Button
          variant="contained"
          aria-keyshortcuts="a"
          loading={review.isApproving}
          onClick={() => onAct("approve")}
        >
          Approve
        </Button>
      )}
      {mayApprove && hasApproval(entry) && (
        <Button onClick={() => onAct("unapprove")}>Undo approval</Button>
      )}
    </>
  );
}

function AskButton({ entry, onAct }: Pick<EntryPanelProps, "onAct"> & { entry: TimeEntry }) {
  if (!mayAskForCorrection(entry) || hasOpenRequest(entry)) return null;
  return (
    <Button variant="outlined" onClick={() => onAct("requestCorrection")}>
      Something wrong?
    </Button>
  );
}
