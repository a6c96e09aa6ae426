import Add from "@mui/icons-material/Add";
import TrendingUp from "@mui/icons-material/TrendingUp";
import UploadFile from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";

/** The ways to change rates. */
export type Changing = "one" | "raise" | "minimum" | "file";

export function WageChangeActions({ onChange }: { onChange: (how: Changing) => void }) {
  return (
    <>
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
