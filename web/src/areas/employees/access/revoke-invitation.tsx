import Button from "@mui/material/Button";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

interface RevokeInvitationProps {
  employee: Employee;
  onRevoked: () => void;
}

/** Takes an open invitation back. */
export function RevokeInvitation({ employee, onRevoked }: RevokeInvitationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useCommand(trpc.employees.revokeInvitation.mutationOptions());
  const notify = useNotice();

  const handleConfirm = async () => {
    if ((await revoke.run({ employeeId: employee.id })) === null) return;
    setIsAsking(false);
    onRevoked();
    notify("The invitation is revoked.");
  };

  return (
    <>
      <Acts>
        <Button color="error" variant="outlined" size="small" onClick={() => setIsAsking(true)}>
          Revoke invitation
        </Button>
      </Acts>
      <ConfirmDialog
        open={isAsking}
        title={`Revoke the invitation of ${employee.name}?`}
        text="The link stops working at once. You can send a new invitation at any time."
        confirmLabel="Revoke"
        isDangerous
        onConfirm={handleConfirm}
        isRunning={revoke.isRunning}
        problem={revoke.problem}
        onClose={() => {
          setIsAsking(false);
          revoke.clearProblem();
        }}
      />
    </>
  );
}
