import PrintOutlined from "@mui/icons-material/PrintOutlined";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";

/** Prints the week on screen. */
export function PrintButton() {
  return (
    <Tooltip title="Print">
      <IconButton aria-label="Print" onClick={() => window.print()}>
        <PrintOutlined />
      </IconButton>
    </Tooltip>
  );
}
