import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { salesTexts } from "@crewline/domain/words/sales/sales-words";
import { useLocale } from "../../../locale/use-locale.ts";

interface LeftCellsProps {
  cells: readonly string[];
  onDismiss: () => void;
}

/** The pasted cells that found no field, as they were. */
export function LeftCells({ cells, onDismiss }: LeftCellsProps) {
  const { leftTitle, leftOut, dismiss } = salesTexts(useLocale());
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" color="inherit" onClick={onDismiss}>
          {dismiss}
        </Button>
      }
    >
      <AlertTitle>{leftTitle}</AlertTitle>
      {leftOut}
      <Typography component="pre" variant="body2" sx={{ m: 0, maxHeight: 160, overflow: "auto" }}>
        {cells.join("\n")}
      </Typography>
    </Alert>
  );
}
