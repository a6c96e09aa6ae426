import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { useId } from "react";
import { UnsavedScopeContext } from "../unsaved/unsaved-scope.ts";
import { useUnsavedScope } from "../unsaved/use-unsaved.ts";
import { unbrokenTimes } from "../page/unbroken-times.ts";

interface ListDialogProps {
  title: string;
  /** What can be done with the whole list, beside "Close". */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A list of records over a screen, which fills a phone. Closing it asks while something in it is not
 * saved.
 */
export function ListDialog({ title, actions, onClose, children }: ListDialogProps) {
  const titleId = useId();
  const { scope, leave } = useUnsavedScope();
  const close = () => leave(onClose);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  return (
    <UnsavedScopeContext value={scope}>
      <Dialog
        open
        fullWidth
        fullScreen={isPhone}
        maxWidth="sm"
        aria-labelledby={titleId}
        onClose={close}
      >
        <DialogTitle id={titleId}>{unbrokenTimes(title)}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            Close
          </Button>
          {actions}
        </DialogActions>
      </Dialog>
    </UnsavedScopeContext>
  );
}
