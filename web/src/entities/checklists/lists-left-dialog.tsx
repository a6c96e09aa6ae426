import Typography from "@mui/material/Typography";
import type { LeftUndone } from "@crewline/domain/rules/checklists/left-undone";
import { runTitle } from "@crewline/domain/words/checklists/checklist-labels";
import { useLocale } from "../../locale/use-locale.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";

interface ListsLeftDialogProps {
  left: readonly LeftUndone[];
  onLeave: () => void;
  onClose: () => void;
}

/** Asks a person who clocks out with checklists that are not done. */
export function ListsLeftDialog({ left, onLeave, onClose }: ListsLeftDialogProps) {
  const locale = useLocale();
  const text = (
    <>
      {left.map(({ run, items }) => (
        <div key={run.id}>
          <Typography component="h3" variant="subtitle1" sx={{ color: "text.primary" }}>
            {runTitle(run, locale)}
          </Typography>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {items.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </div>
      ))}
      <Typography sx={{ mt: 2 }}>Your manager sees that you left them open.</Typography>
    </>
  );
  return (
    <ConfirmDialog
      open
      title="These items are not done"
      text={text}
      confirmLabel="Clock out anyway"
      keepLabel="Back to the checklist"
      onConfirm={onLeave}
      isRunning={false}
      problem={null}
      onClose={onClose}
    />
  );
}
