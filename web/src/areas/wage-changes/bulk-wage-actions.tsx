import Button from "@mui/material/Button";
import { useState } from "react";
import { CancelChangesDialog } from "./cancel-changes-dialog.tsx";
import type { WageChangeRow } from "./wage-change-rows.ts";

interface BulkWageActionsProps {
  rows: readonly WageChangeRow[];
  onDone: () => void;
}

/** The actions on selected changes: those that have not begun can be cancelled. */
export function BulkWageActions({ rows, onDone }: BulkWageActionsProps) {
  // The dialog keeps those that were selected when it opened, whatever the list does meanwhile.
  const [asked, setAsked] = useState<readonly WageChangeRow[] | null>(null);
  const close = (isDone: boolean) => {
    setAsked(null);
    if (isDone) onDone();
  };
  return (
    <>
      <Button
        variant="contained"
        disabled={!rows.some(({ isCancellable }) => isCancellable)}
        onClick={() => setAsked(rows)}
      >
        Cancel changes
      </Button>
      {asked !== null && <CancelChangesDialog rows={asked} onClose={close} />}
    </>
  );
}
