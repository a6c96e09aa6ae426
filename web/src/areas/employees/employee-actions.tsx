import Add from "@mui/icons-material/Add";
import ContentPaste from "@mui/icons-material/ContentPaste";
import Button from "@mui/material/Button";

/** The two ways to add people. */
export function EmployeeActions({ onAdd }: { onAdd: (how: "one" | "list") => void }) {
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ContentPaste />}
        onClick={() => onAdd("list")}
      >
        Paste a list
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => onAdd("one")}>
        Add employee
      </Button>
    </>
  );
}
