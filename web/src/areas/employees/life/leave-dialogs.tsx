import { leaveFormOn } from "@crewline/domain/projections/employees/day-forms";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { LifeDialogProps } from "./end-employment-dialog.tsx";

/** Puts an employee on leave from a day, for some days or until further notice. */
export function LeaveDialog({ employee, onClose }: LifeDialogProps) {
  const locale = useLocale();
  const { id: employeeId, version: expectedVersion } = employee;
  const today = todayIn(browserZone());
  const form = useForm({
    suggested: { from: today, until: "" },
    schema: leaveFormOn({ today, employee }, locale),
    command: useCommand(trpc.employees.setLeave.mutationOptions()),
    input: (draft) => {
      const leave = { from: draft.from, until: draft.until === "" ? null : draft.until };
      return { employeeId, expectedVersion, leave };
    },
    fieldsAt: "leave",
    saved: `The leave of ${employee.name} is set.`,
    onSaved: onClose,
  });
  const { from, until } = form.draft;

  return (
    <EditDialog
      form={form}
      title={`Leave of ${employee.name}`}
      submitLabel="Set the leave"
      onClose={onClose}
      maxWidth="xs"
    >
      <DayInput
        label="First day"
        value={from}
        onChange={(day) => form.change({ from: day })}
        error={form.errorOf("from")}
        isRequired
      />
      <DayInput
        label="Last day"
        value={until}
        onChange={(day) => form.change({ until: day })}
        min={from}
        error={form.errorOf("until")}
        help="Leave it empty if you don't know yet. No new shift can be planned on these days; planned shifts stay."
      />
    </EditDialog>
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
