import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useApprovalRules } from "../../entities/time-entries/use-approval-rules.ts";
import { useApproveEntries } from "./panel/use-approve-entries.ts";
import type { EntryRow } from "../../entities/time-entries/entry-rows.ts";
import { UnapproveManyDialog } from "./unapprove-many-dialog.tsx";

interface SelectionActionsProps {
  selected: readonly EntryRow[];
  /** Called when something was done, so that the selection has served. */
  onDone: () => void;
}

/** What can be done with the selected entries together; a button for each act that applies. */
export function SelectionActions({ selected, onDone }: SelectionActionsProps) {
  const { approve, isRunning } = useApproveEntries(onDone);
  const [undone, setUndone] = useState<readonly EntryRow[] | null>(null);
  const { mayApprove, mayTakeBack } = useApprovalRules();
  const approvable = selected.filter(({ entry }) => mayApprove(entry));
  const approved = selected.filter(({ entry }) => mayTakeBack(entry));
  const closeDialog = (isDone: boolean) => {
    setUndone(null);
    if (isDone) onDone();
  };
  return (
    <>
      {approved.length > 0 && (
        <Button onClick={() => setUndone(approved)}>{`Undo approval of ${approved.length}`}</Button>
      )}
      {approvable.length > 0 && (
        <Button variant="contained" loading={isRunning} onClick={() => void approve(approvable)}>
          {`Approve ${approvable.length}`}
        </Button>
      )}
      {approved.length + approvable.length === 0 && (
        <Typography color="textSecondary">None of them can be approved.</Typography>
      )}
      {undone !== null && <UnapproveManyDialog rows={undone} onClose={closeDialog} />}
    </>
  );
}
