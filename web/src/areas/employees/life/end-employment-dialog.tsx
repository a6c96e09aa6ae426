import Alert from "@mui/material/Alert";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { endFormOn } from "@crewline/domain/projections/employees/day-forms";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { EndCauseFields, noCause } from "./end-cause-fields.tsx";
import { EndEffect } from "./end-effect.tsx";

export interface LifeDialogProps {
  employee: Employee;
  onClose: () => void;
}

/** Ends an employment after a last day, and shows before what that does. */
export function EndEmploymentDialog({ employee, onClose }: LifeDialogProps) {
  const locale = useLocale();
  const { id: employeeId, version: expectedVersion } = employee;
  const today = todayIn(browserZone());
  const form = useForm({
    suggested: { lastDay: today, cause: noCause },
    schema: endFormOn({ today, employee }, locale),
    command: useCommand(trpc.employees.setEmploymentEnd.mutationOptions()),
    input: (draft) => ({ employeeId, expectedVersion, ...draft }),
    saved: ({ lastDay }) =>
      `The employment of ${employee.name} ends after ${formatDate(lastDay, locale)}.`,
    onSaved: onClose,
  });
  const { lastDay, cause } = form.draft;

  return (
    <EditDialog
      form={form}
      title={`End the employment of ${employee.name}?`}
      isDangerous
      submitLabel="End employment"
      onClose={onClose}
    >
      <DayInput
        label="Last day"
        value={lastDay}
        onChange={(day) => form.change({ lastDay: day })}
        error={form.errorOf("lastDay")}
        help="They can still work on this day; after it they can't be scheduled or clock in."
        isRequired
      />
      <EndCauseFields
        cause={cause}
        onChange={(changed) => form.change({ cause: changed })}
        errorOf={(field) => form.errorOf(`cause.${field}`)}
      />
      <EndEffect employee={employee} lastDay={lastDay} />
      <Alert severity="info" icon={false}>
        All records stay. Until the last day has passed you can take this back; later you can hire
        the person again.
      </Alert>
    </EditDialog>
  );
}
