import { useState } from "react";
import { leaveFormOn } from "@crewline/domain/rules/employees/day-forms";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { LifeDialogProps } from "./end-employment-dialog.tsx";

/** Puts an employee on leave from a day, for some days or until further notice. */
export function LeaveDialog({ employee, onClose }: LifeDialogProps) {
  const { id: employeeId, version: expectedVersion } = employee;
  const [from, setFrom] = useState(() => todayIn(browserZone()));
  const [until, setUntil] = useState("");
  const set = useCommand(trpc.employees.setLeave.mutationOptions());
  const form = useCheckedForm(leaveFormOn({ today: todayIn(browserZone()), employee }), set);
  const notify = useNotice();

  const handleSubmit = async () => {
    const leave = { from, until: until === "" ? null : until };
    if ((await form.submit({ employeeId, expectedVersion, leave })) === null) return;
    notify(`The leave of ${employee.name} is set.`);
    onClose();
  };

  return (
    <FormDialog
      open
      title={`Leave of ${employee.name}`}
      submitLabel="Set the leave"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
      maxWidth="xs"
    >
      <DayInput
        label="First day"
        value={from}
        onChange={setFrom}
        error={form.errorOf("leave.from")}
        isRequired
      />
      <DayInput
        label="Last day"
        value={until}
        onChange={setUntil}
        min={from}
        error={form.errorOf("leave.until")}
        help="Leave it empty if you don't know yet. No new shift can be planned on these days; planned shifts stay."
      />
    </FormDialog>
  );
}

/** Ends a leave, or takes one back that has not begun. */
export function EndLeaveDialog({ employee, onClose }: LifeDialogProps) {
  const { id: employeeId, version: expectedVersion } = employee;
  const set = useCommand(trpc.employees.setLeave.mutationOptions());
  const notify = useNotice();

  const handleConfirm = async () => {
    if ((await set.run({ employeeId, expectedVersion, leave: null })) === null) return;
    notify(`${employee.name} is not on leave any more.`);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={`End the leave of ${employee.name}?`}
      text="They can be scheduled again from now on."
      confirmLabel="End the leave"
      onConfirm={handleConfirm}
      isRunning={set.isRunning}
      problem={set.problem}
      onClose={onClose}
    />
  );
}
