import Add from "@mui/icons-material/Add";
import ContentPaste from "@mui/icons-material/ContentPaste";
import History from "@mui/icons-material/HistoryOutlined";
import UploadFile from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import { useMay } from "../../session/actor/use-may.ts";

/** The ways to bring people in, and the look back at what was brought. */
export type Adding = "one" | "list" | "file" | "recent";

/** Adding people is for admins; a file may also change those within the own reach. */
export function EmployeeActions({ onAdd }: { onAdd: (how: Adding) => void }) {
  const mayAdd = useMay("employees", "add");
  const mayEdit = useMay("employees", "edit");
  return (
    <>
      {mayEdit && (
        <Button
          variant="text"
          color="inherit"
          startIcon={<History />}
          onClick={() => onAdd("recent")}
        >
          Bulk changes
        </Button>
      )}
      {mayEdit && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<UploadFile />}
          onClick={() => onAdd("file")}
        >
          Import CSV
        </Button>
      )}
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
