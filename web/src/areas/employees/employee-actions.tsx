import Add from "@mui/icons-material/Add";
import ContentPaste from "@mui/icons-material/ContentPaste";
import Button from "@mui/material/Button";
import { ImportButton, RecentBatchesButton } from "../../entities/batches/bulk-buttons.tsx";
import { useMay } from "../../session/actor/use-may.ts";

/** The ways to bring people in, and the look back at what was brought. */
export type Adding = "one" | "list" | "file" | "recent";

/** Adding people is for admins; a file may also change those within the own reach. */
export function EmployeeActions({ onAdd }: { onAdd: (how: Adding) => void }) {
  const mayAdd = useMay("employees", "add");
  const mayEdit = useMay("employees", "edit");
  return (
    <>
      {mayEdit && <RecentBatchesButton onClick={() => onAdd("recent")} />}
      {mayEdit && <ImportButton onClick={() => onAdd("file")} />}
      {mayAdd && (
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
      )}
    </>
  );
}
