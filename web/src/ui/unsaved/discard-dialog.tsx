import { ConfirmDialog } from "../confirm-dialog.tsx";
import type { LeaveQuestion } from "./leaving.ts";

/** Asks whether the unsaved values of a form may be lost. */
export function DiscardDialog({ question }: { question: LeaveQuestion }) {
  return (
    <ConfirmDialog
      open
      title="Discard changes?"
      text="Your changes aren't saved."
      confirmLabel="Discard"
      keepLabel="Keep editing"
      isDangerous
      isRunning={false}
      problem={null}
      onConfirm={question.discard}
      onClose={question.keepEditing}
    />
  );
}
