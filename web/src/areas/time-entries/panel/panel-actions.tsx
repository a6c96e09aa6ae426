import Button from "@mui/material/Button";
import { hasOpenRequest, mayAskForCorrection } from "@crewline/domain/rules/entry-edits/correction";
import { mayBeCorrected } from "@crewline/domain/rules/time-entries/review";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { useMay } from "../../../session/actor/use-may.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import type { EntryEdit } from "../edits/entry-edits.ts";
import { editsOf } from "../edits/entry-edits.ts";
import { MoreEditsButton } from "../edits/more-edits-button.tsx";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { useApprovalRules } from "../../../entities/time-entries/use-approval-rules.ts";
import type { Review } from "./use-review.ts";

export type EntryAct = EntryEdit | "approve";

export interface PanelActionsProps {
  row: EntryRow;
  /** The loaded entries, among which are those that it can be merged with. */
  entries: readonly TimeEntry[];
  review: Review;
  onAct: (act: EntryAct) => void;
}

/** What may be done with an entry; nothing that the server would refuse. */
export function PanelActions({ row, entries, review, onAct }: PanelActionsProps) {
  const { entry } = row;
  const { employeeId } = useLogin();
  const isOwn = employeeId === entry.employeeId;
  const mayEdit = useMay("timeEntries", "edit");
  const maySendBack = useMay("timeEntries", "approve") && !isOwn;
  const { mayApprove, mayTakeBack } = useApprovalRules();
  return (
    <>
      {isOwn && <AskButton entry={entry} onAct={onAct} />}
      {mayEdit && <MoreEditsButton edits={editsOf(entry, entries)} onEdit={onAct} />}
      {maySendBack && entry.state === "closed" && (
        <Button onClick={() => onAct("reject")}>Send back</Button>
      )}
      {mayEdit && mayBeCorrected(entry) && (
        <Button variant="outlined" onClick={() => onAct("correct")}>
          Correct
        </Button>
      )}
      {mayApprove(entry) && (
        <Button
          variant="contained"
          aria-keyshortcuts="a"
          loading={review.isApproving}
          onClick={() => onAct("approve")}
        >
          Approve
        </Button>
      )}
      {mayTakeBack(entry) && <Button onClick={() => onAct("unapprove")}>Undo approval</Button>}
    </>
  );
}

function AskButton({ entry, onAct }: Pick<PanelActionsProps, "onAct"> & { entry: TimeEntry }) {
  if (!mayAskForCorrection(entry) || hasOpenRequest(entry)) return null;
  return (
    <Button variant="outlined" onClick={() => onAct("requestCorrection")}>
      Something wrong?
    </Button>
  );
}
