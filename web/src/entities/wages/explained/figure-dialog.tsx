import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { ReactNode, SyntheticEvent } from "react";
import { useId } from "react";
import { figureWords } from "@crewline/domain/words/pay/figure-words";
import { useLocale } from "../../../locale/use-locale.ts";

export interface FigureDialogProps {
  figure: string;
  subject: string;
  /** The derivation is fetched: the dialog has one height from the start, so nothing in it moves. */
  isFetched?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Room for two or three entries of a week; what is longer scrolls. */
const FETCHED_HEIGHT = 600;

function keepInside(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** The derivation of a figure, over the page that shows it. */
export function FigureDialog({
  figure,
  subject,
  isFetched = false,
  onClose,
  children,
}: FigureDialogProps) {
  const titleId = useId();
  const words = figureWords(useLocale());
  return (
    <Dialog
      open
      onClose={onClose}
      // What happens here is not meant for the table row that holds the figure.
      onClick={keepInside}
      onKeyDown={keepInside}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { sx: isFetched ? { height: FETCHED_HEIGHT } : {} } }}
    >
      <DialogTitle id={titleId} component="div">
        <Typography variant="caption" component="div" color="textSecondary">
          {words.title}
        </Typography>
        <Typography variant="h2" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {words.heading(subject, figure)}
        </Typography>
      </DialogTitle>
      <DialogContent tabIndex={0}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
