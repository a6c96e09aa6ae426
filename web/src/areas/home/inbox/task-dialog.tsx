import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { InboxTask } from "@crewline/domain/projections/home/inbox-task";
import type { Location } from "@crewline/domain/records/locations/location";
import { inboxTexts } from "@crewline/domain/words/home/inbox-card-words";
import { useLocale } from "../../../locale/use-locale.ts";

export interface TaskDialogProps<K extends InboxTask["kind"]> {
  task: Extract<InboxTask, { kind: K }>;
  place: Location;
  /** The screen that has all of it. */
  path: string;
  onClose: () => void;
}

interface TaskFrameProps extends Pick<TaskDialogProps<"fix">, "path" | "onClose"> {
  title: string;
  children: ReactNode;
}

/** Several things to decide, each with its own buttons, and the way to the screen that has all. */
export function TaskFrame({ title, path, onClose, children }: TaskFrameProps) {
  const titleId = useId();
  const words = inboxTexts(useLocale());
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button component={Link} to={path}>
          {words.openScreen}
        </Button>
        <Button onClick={onClose} color="inherit">
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
