import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Employee } from "@crewline/domain/employees/employee";
import { setEmploymentEndSchema } from "@crewline/domain/employees/employee-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { browserZone } from "../../pickers/zone-picker.tsx";
import { todayIn } from "../../pickers/use-today.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DayInput } from "../../ui/day-input.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { useNotice } from "../../ui/use-notice.ts";

/** Ends an employment after a last day, or takes a person back. */
export function EmploymentEnd({ employee }: { employee: Employee }) {
  const [isAsking, setIsAsking] = useState(false);
  const isEnded = employee.terminatedOn !== null || employee.status === "terminated";
  const Ask = isEnded ? TakeBack : End;
  return (
    <>
      <Button color={isEnded ? "primary" : "error"} onClick={() => setIsAsking(true)}>
        {isEnded ? "Take back" : "End employment"}
      </Button>
      {isAsking && <Ask employee={employee} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface AskProps {
  employee: Employee;
  onClose: () => void;
}

const inputSchema = setEmploymentEndSchema.omit({ idempotencyKey: true });

function End({ employee, onClose }: AskProps) {
  const [lastDay, setLastDay] = useState(() => todayIn(browserZone()));
  const end = useCommand(trpc.employees.setEmploymentEnd.mutationOptions());
  const form = useCheckedForm(inputSchema, end);
  const notify = useNotice();
  const { id: employeeId, version: expectedVersion } = employee;

  const handleSubmit = async () => {
    if ((await form.submit({ employeeId, expectedVersion, lastDay })) === null) return;
    notify(`The employment of ${employee.name} ends.`);
    onClose();
  };

  return (
    <FormDialog
      open
      title={`End the employment of ${employee.name}?`}
      submitLabel="End employment"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
    >
      <Typography>
        After the last day nothing can be planned or clocked, and the login closes. All records
        stay.
      </Typography>
      <DayInput
        label="Last day"
        value={lastDay}
        onChange={setLastDay}
        error={form.errorOf("lastDay")}
        isRequired
      />
    </FormDialog>
  );
}

function TakeBack({ employee, onClose }: AskProps) {
  const end = useCommand(trpc.employees.setEmploymentEnd.mutationOptions());
  const notify = useNotice();
  const { id: employeeId, version: expectedVersion } = employee;

  const handleConfirm = async () => {
    if ((await end.run({ employeeId, expectedVersion, lastDay: null })) === null) return;
    notify(`${employee.name} is back.`);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={`Take ${employee.name} back?`}
      text="The person can be planned and can clock in again, with the same record as before."
      confirmLabel="Take back"
      onConfirm={handleConfirm}
      isRunning={end.isRunning}
      problem={end.problem}
      onClose={onClose}
    />
  );
}
