import Button from "@mui/material/Button";
import { useState } from "react";
import { hasApproval } from "@crewline/domain/rules/approvals/two-steps";
import { mayBeApproved } from "@crewline/domain/rules/time-entries/review";
import { useApproveEntries } from "./panel/use-approve-entries.ts";
import type { EntryRow } from "./rows/entry-rows.ts";
import { UnapproveManyDialog } from "./unapprove-many-dialog.tsx";

interface SelectionActionsProps {
  selected: readonly EntryRow[];
  /** Called when something was done, so that the selection has served. */
  onDone: () => void;
}

/** What can be done with the selected entries together. */
export function SelectionActions({ selected, onDone }: SelectionActionsProps) {
  const { approve, isRunning } = useApproveEntries(onDone);
  const [undone, setUndone] = useState<readonly EntryRow[] | null>(null);
  const approvable = selected.filter(({ entry }) => mayBeApproved(entry));
  const approved = selected.filter(({ entry }) => hasApproval(entry));
  const closeDialog = (isDone: boolean) => {
    setUndone(null);
    if (isDone) onDone();
  };
  return (
    <>
      {approved.length > 0 && (
        <Button onClick={() => setUndone(approved)}>{`Undo approval of ${approved.length}`}</Button>
      )}
      <Button
        variant="contained"
        loading={isRunning}
        disabled={approvable.length === 0}
        onClick={() => void approve(approvable)}
      >
        {`Approve ${approvable.length}`}
      </Button>
      {undone !== null && <UnapproveManyDialog rows={undone} onClose={closeDialog} />}
    </>
  );
}
