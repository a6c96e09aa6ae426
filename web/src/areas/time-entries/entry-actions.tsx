import Add from "@mui/icons-material/Add";
import ViewListOutlined from "@mui/icons-material/ViewListOutlined";
import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { ImportButton, RecentBatchesButton } from "../../entities/batches/bulk-buttons.tsx";
import { useLogin } from "../../session/actor/use-login.ts";
import { useMay, useSees } from "../../session/actor/use-may.ts";

/** The ways to bring worked time in, and the look back at what was changed together. */
export type Adding = "one" | "file" | "recent" | "forgotten";

interface EntryActionsProps {
  /** A day of the list; null while it is unknown. */
  day: LocalDate | null;
  onAdd: (how: Adding) => void;
}

/** The actions above the list of worked time. */
export function EntryActions({ day, onAdd }: EntryActionsProps) {
  const mayAdd = useMay("timeEntries", "edit");
  const seesOthers = useSees("timeEntries", "approve");
  const mayPunch = useMay("timeEntries", "ask");
  const mayAsk = useLogin().employeeId !== null && mayPunch && !mayAdd;
  return (
    <>
      {seesOthers && <RecentBatchesButton onClick={() => onAdd("recent")} />}
      {mayAdd && <ImportButton onClick={() => onAdd("file")} />}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ViewListOutlined />}
        component={Link}
        to={`/time-entries?sheet=${day ?? ""}`}
        disabled={day === null}
      >
        {seesOthers ? "Timesheets" : "Timesheet"}
      </Button>
      {mayAdd && (
        <Button variant="contained" startIcon={<Add />} onClick={() => onAdd("one")}>
          Add time
        </Button>
      )}
      {mayAsk && (
        <Button variant="outlined" onClick={() => onAdd("forgotten")}>
          Forgot to clock in?
        </Button>
      )}
    </>
  );
}
