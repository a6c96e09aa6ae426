import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeFormOn } from "@crewline/domain/projections/employees/day-forms";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { workDraftOf } from "../../../entities/employees/work-draft.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

interface PayrollIdDialogProps {
  employeeId: EmployeeId;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds an employee's payroll ID; the rest of the record stays as it is. */
export function PayrollIdDialog({ employeeId, ...events }: PayrollIdDialogProps) {
  const employees = useEmployees();
  if (employees.status !== "ready") return null;
  const employee = employees.data.find(({ id }) => id === employeeId);
  return employee === undefined ? null : <Dialog employee={employee} {...events} />;
}

interface DialogProps extends Omit<PayrollIdDialogProps, "employeeId"> {
  employee: Employee;
}

function Dialog({ employee, onClose, onSaved }: DialogProps) {
  const locale = useLocale();
  const { id: employeeId, name } = employee;
  const form = useRecordForm({
    record: employee,
    draftOf: (one) => workDraftOf(one, locale),
    schema: employeeFormOn({ today: todayIn(browserZone()), employee }, locale),
    command: useCommand(trpc.employees.save.mutationOptions()),
    input: (draft, expectedVersion) => ({ employeeId, expectedVersion, employee: draft }),
    fieldsAt: "employee",
    saved: "Saved.",
    onSaved: () => {
      onClose();
      onSaved();
    },
  });
  const { draft, change, errorOf } = form;
  return (
    <EditDialog
      form={form}
      title={`Payroll ID of ${name}`}
      submitLabel="Save"
      isBlocked={draft.payrollId.trim() === ""}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        label="Payroll ID"
        value={draft.payrollId}
        onChange={(payrollId) => change({ payrollId })}
        error={errorOf("payrollId")}
        isRequired
      />
      <Typography variant="body2" color="textSecondary">
        Their number in your payroll program.
      </Typography>
    </EditDialog>
  );
}
