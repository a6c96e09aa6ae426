import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import type { ReactNode } from "react";
import { useId } from "react";
import { FormProblemAlert } from "./form-problem-alert.tsx";
import { Acts } from "../acts/acts.tsx";
import type { FormProblem } from "./form-problem.ts";
import { useFocusAfterRefusal } from "./use-focus-after-refusal.ts";
import { useSubmitOnce } from "./use-submit-once.ts";
import { unbrokenTimes } from "../page/unbroken-times.ts";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The effect, in one or two sentences. */
  text: ReactNode;
  confirmLabel: string;
  /** For the button that changes nothing; give one where "Cancel" could mean the act itself. */
  keepLabel?: string;
  isDangerous?: boolean;
  onConfirm: () => void | Promise<void>;
  isRunning: boolean;
  problem: FormProblem | null;
  onClose: () => void;
}

/** Asks before something that cannot simply be undone; Enter alone confirms nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, isDangerous, isRunning, problem, onClose } = props;
  const textId = useId();
  const form = useFocusAfterRefusal(problem, isRunning);
  const handleSubmit = useSubmitOnce(props.onConfirm);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-describedby={textId}
      onClose={isRunning ? undefined : onClose}
    >
      <form onSubmit={handleSubmit} ref={form}>
        <DialogTitle>{unbrokenTimes(title)}</DialogTitle>
        <DialogContent>
          <FormProblemAlert problem={problem} />
          <DialogContentText id={textId} component="div" sx={{ mt: problem === null ? 0 : 2 }}>
            {text}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isRunning} color="inherit">
            {props.keepLabel ?? "Cancel"}
          </Button>
          <Acts>
            <Button
              type="submit"
              variant="contained"
              color={isDangerous === true ? "error" : "primary"}
              loading={isRunning}
            >
              {confirmLabel}
            </Button>
          </Acts>
        </DialogActions>
      </form>
    </Dialog>
  );
}
