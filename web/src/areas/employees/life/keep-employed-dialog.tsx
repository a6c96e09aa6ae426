import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { LifeDialogProps } from "./end-employment-dialog.tsx";

/** Cancels a termination that is not yet effective. */
export function KeepEmployedDialog({ employee, onClose }: LifeDialogProps) {
  const end = useCommand(trpc.employees.setEmploymentEnd.mutationOptions());
  const notify = useNotice();
  const { id: employeeId, version: expectedVersion } = employee;

  const handleConfirm = async () => {
    if ((await end.run({ employeeId, expectedVersion, lastDay: null, cause: null })) === null)
      return;
    notify(`The employment of ${employee.name} goes on.`);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={`Cancel the termination of ${employee.name}?`}
      text="It has not taken effect yet, so shifts, login and pay stay as they are."
      confirmLabel="Cancel termination"
      keepLabel="Keep termination"
      onConfirm={handleConfirm}
      isRunning={end.isRunning}
      problem={end.problem}
      onClose={onClose}
    />
  );
}
