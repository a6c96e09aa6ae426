import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { use, useEffect, useRef } from "react";
import { FormProblemAlert } from "../dialogs/form-problem-alert.tsx";
import type { FormProblem } from "../dialogs/form-problem.ts";
import { UnsavedScopeContext } from "../unsaved/unsaved-scope.ts";
import { useDialogGuard } from "../unsaved/use-dialog-guard.ts";
import { useFocusWhenGone } from "../keyboard/use-focus-when-gone.ts";
import { ActsOffContext } from "../acts/acts-off.ts";
import { useFocusAfterRefusal } from "../dialogs/use-focus-after-refusal.ts";
import { useSubmitOnce } from "../dialogs/use-submit-once.ts";
import { unbrokenTimes } from "../page/unbroken-times.ts";

interface FormDialogProps {
  open: boolean;
  title: string;
  submitLabel: string;
  onSubmit: () => void | Promise<void>;
  isRunning: boolean;
  problem: FormProblem | null;
  onClose: () => void;
  /** For the button that changes nothing; give one where "Cancel" could mean the act itself. */
  keepLabel?: string;
  /** True for what takes something away or refuses someone: the button is red. */
  isDangerous?: boolean;
  /** True while there is nothing to do, so that the button says so instead of doing nothing. */
  isBlocked?: boolean;
  maxWidth?: "xs" | "sm" | "md";
  /** True if the fields only choose what is shown or downloaded, so that closing loses nothing. */
  savesNothing?: boolean;
  /** A button before Cancel, for a form of several steps. */
  back?: ReactNode;
  /** True in a step without fields, so that the focus goes from the last field to the button. */
  focusesSubmit?: boolean;
  /** For forms beside which a foreign window may open, such as a check against robots. */
  allowsFocusOutside?: boolean;
  children: ReactNode;
}

/**
 * A form in a dialog. A click beside it does not close it and Esc asks before it loses what was
 * entered; a refusal keeps every value and moves the focus to the first field that is wrong.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, title, submitLabel, isRunning, problem, onClose, maxWidth, back, children } = props;
  const isOff = use(ActsOffContext) && props.savesNothing !== true;
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const form = useFocusAfterRefusal(problem, isRunning);
  const submit = useFocusIf(props.focusesSubmit ?? false);
  useFocusWhenGone();
  const { scope, leave, submitting, watch } = useDialogGuard(
    form,
    open && props.savesNothing !== true,
  );
  const handleSubmit = useSubmitOnce(submitting(props.onSubmit));
  return (
    <UnsavedScopeContext value={scope}>
      <Dialog
        open={open}
        fullScreen={isPhone}
        fullWidth
        maxWidth={maxWidth ?? "sm"}
        disableEnforceFocus={props.allowsFocusOutside ?? false}
        onClose={(_event, reason) => {
          if (reason === "escapeKeyDown" && !isRunning) leave(onClose);
        }}
      >
        <form noValidate onSubmit={handleSubmit} style={formStyle} {...watch}>
          <DialogTitle>{unbrokenTimes(title)}</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              {children}
            </Stack>
          </DialogContent>
          <Box sx={{ px: 3 }}>
            <FormProblemAlert problem={problem} />
          </Box>
          <DialogActions>
            {back}
            <Button onClick={onClose} disabled={isRunning} color="inherit">
              {isOff ? "Close" : (props.keepLabel ?? "Cancel")}
            </Button>
            {!isOff && (
              <Button
                ref={submit}
                autoFocus={props.focusesSubmit ?? false}
                type="submit"
                variant="contained"
                color={props.isDangerous === true ? "error" : "primary"}
                loading={isRunning}
                disabled={props.isBlocked === true}
              >
                {submitLabel}
              </Button>
            )}
          </DialogActions>
        </form>
      </Dialog>
    </UnsavedScopeContext>
  );
}

function useFocusIf(isWanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return button;
}

const formStyle = { display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 } as const;
