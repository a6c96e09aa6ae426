import Add from "@mui/icons-material/Add";
import History from "@mui/icons-material/HistoryOutlined";
import TrendingUp from "@mui/icons-material/TrendingUp";
import UploadFile from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";

/** The ways to change rates, and the look back at what was changed together. */
export type Changing = "one" | "raise" | "minimum" | "file" | "recent";

export function WageChangeActions({ onChange }: { onChange: (how: Changing) => void }) {
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<History />}
        onClick={() => onChange("recent")}
      >
        Bulk changes
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UploadFile />}
        onClick={() => onChange("file")}
      >
        Import CSV
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<TrendingUp />}
        onClick={() => onChange("raise")}
      >
        Raise several
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => onChange("one")}>
        Add wage change
      </Button>
    </>
  );
}
