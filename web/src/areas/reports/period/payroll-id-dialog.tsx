import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { useWorkForm } from "../../../entities/employees/use-work-form.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
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
  const form = useWorkForm(employee, () => {
    onClose();
    onSaved();
  });
  const { draft, change, errorOf } = form;
  return (
    <EditDialog
      form={form}
      title={`Payroll ID of ${employee.name}`}
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
        autoFocus
      />
      <Typography variant="body2" color="textSecondary">
        Their number in your payroll program.
      </Typography>
    </EditDialog>
  );
}
