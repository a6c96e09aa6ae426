import Button from "@mui/material/Button";
import { useState } from "react";
import type { Member } from "@crewline/domain/records/company/member";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

interface RemoveAccessProps {
  employee: Employee;
  member: Member;
}

/** Takes the login out of the company; the employee stays. */
export function RemoveAccess({ employee, member }: RemoveAccessProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useCommand(trpc.employees.removeAccess.mutationOptions());
  const notify = useNotice();

  const handleConfirm = async () => {
    const input = { employeeId: employee.id, expectedVersion: member.version };
    if ((await remove.run(input)) === null) return;
    setIsAsking(false);
    notify(`${employee.name} has no login any more.`);
  };

  return (
    <>
      <Acts>
        <Button color="error" onClick={() => setIsAsking(true)}>
          Remove access
        </Button>
      </Acts>
      <ConfirmDialog
        open={isAsking}
        title={`Remove the access of ${employee.name}?`}
        text={`${member.email} is signed out everywhere at once and sees nothing of the company any more. The employee, all time and all pay stay; you can invite the person again.`}
        confirmLabel="Remove access"
        isDangerous
        onConfirm={handleConfirm}
        isRunning={remove.isRunning}
        problem={remove.problem}
        onClose={() => {
          setIsAsking(false);
          remove.clearProblem();
        }}
      />
    </>
  );
}
