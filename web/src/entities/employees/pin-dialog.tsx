import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";

interface PinDialogProps {
  title: string;
  /** True when a PIN stops working once the new one is made. */
  replacesOne: boolean;
  command: {
    run: () => Promise<{ pin: string } | null>;
    isRunning: boolean;
    problem: FormProblem | null;
  };
  onClose: () => void;
}

/** Makes a new PIN and shows it once: the server draws it, so no PIN can be tried out here. */
export function PinDialog({ title, replacesOne, command, onClose }: PinDialogProps) {
  const [pin, setPin] = useState<string | null>(null);
  const handleConfirm = async () => {
    const answer = await command.run();
    if (answer !== null) setPin(answer.pin);
  };
  if (pin !== null) return <ShownPin title={title} pin={pin} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={title}
      text={
        replacesOne
          ? "We create a new 6-digit PIN. The current one stops working at once."
          : "We create a 6-digit PIN and show it once."
      }
      confirmLabel="Create PIN"
      onConfirm={handleConfirm}
      isRunning={command.isRunning}
      problem={command.problem}
      onClose={onClose}
    />
  );
}

/** A click beside it does not close the dialog: the PIN cannot be shown again. */
function ShownPin({ title, pin, onClose }: { title: string; pin: string; onClose: () => void }) {
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={(_event, reason) => {
        if (reason === "escapeKeyDown") onClose();
      }}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Typography
          component="output"
          aria-label="New PIN"
          sx={{
            display: "block",
            fontSize: 36,
            letterSpacing: "0.2em",
            textAlign: "center",
            py: 1,
          }}
        >
          {pin}
        </Typography>
        <Typography color="textSecondary">
          Write it down now. For security, it isn’t shown again.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
