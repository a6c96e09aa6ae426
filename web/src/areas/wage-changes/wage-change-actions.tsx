import Add from "@mui/icons-material/Add";
import TrendingUp from "@mui/icons-material/TrendingUp";
import Button from "@mui/material/Button";
import { ImportButton, RecentBatchesButton } from "../../entities/batches/bulk-buttons.tsx";

/** The ways to change rates, and the look back at what was changed together. */
export type Changing = "one" | "raise" | "minimum" | "file" | "recent";

export function WageChangeActions({ onChange }: { onChange: (how: Changing) => void }) {
  return (
    <>
      <RecentBatchesButton onClick={() => onChange("recent")} />
      <ImportButton onClick={() => onChange("file")} />
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
