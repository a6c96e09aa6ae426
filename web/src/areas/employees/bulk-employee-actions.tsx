import Button from "@mui/material/Button";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { useMay } from "../../session/actor/use-may.ts";
import { BulkChangeDialog } from "./bulk-change-dialog.tsx";
import { BulkEndDialog } from "./bulk-end-dialog.tsx";
import { BulkInviteDialog } from "./bulk-invite-dialog.tsx";

interface BulkEmployeeActionsProps {
  employees: readonly Employee[];
  onDone: () => void;
}

/** The actions on the selected people. */
export function BulkEmployeeActions({ employees, onDone }: BulkEmployeeActionsProps) {
  // The dialog keeps those who were selected when it opened, whatever the list does meanwhile.
  const [open, setOpen] = useState<{
    act: "change" | "invite" | "end";
    whom: readonly Employee[];
  }>();
  const mayInvite = useMay("employees", "giveAccess");
  const close = (isDone: boolean) => {
    setOpen(undefined);
    if (isDone) onDone();
  };
  return (
    <>
      <Button variant="contained" onClick={() => setOpen({ act: "change", whom: employees })}>
        Change
      </Button>
      {mayInvite && (
        <Button variant="outlined" onClick={() => setOpen({ act: "invite", whom: employees })}>
          Invite
        </Button>
      )}
      <Button variant="outlined" onClick={() => setOpen({ act: "end", whom: employees })}>
        End employment
      </Button>
      {open?.act === "change" && <BulkChangeDialog employees={open.whom} onClose={close} />}
      {open?.act === "end" && <BulkEndDialog employees={open.whom} onClose={close} />}
      {open?.act === "invite" && <BulkInviteDialog employees={open.whom} onClose={close} />}
    </>
  );
}
