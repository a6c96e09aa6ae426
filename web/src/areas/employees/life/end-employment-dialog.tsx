import Alert from "@mui/material/Alert";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { endFormOn } from "@crewline/domain/rules/employees/day-forms";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { EndCauseFields, noCause } from "./end-cause-fields.tsx";
import { EndEffect } from "./end-effect.tsx";

export interface LifeDialogProps {
  employee: Employee;
  onClose: () => void;
}

/** Ends an employment after a last day, and shows before what that does. */
export function EndEmploymentDialog({ employee, onClose }: LifeDialogProps) {
  const [lastDay, setLastDay] = useState(() => todayIn(browserZone()));
  const [cause, setCause] = useState(noCause);
  const end = useCommand(trpc.employees.setEmploymentEnd.mutationOptions());
  const form = useCheckedForm(endFormOn({ today: todayIn(browserZone()), employee }), end);
  const notify = useNotice();
  const { id: employeeId, version: expectedVersion } = employee;

  const handleSubmit = async () => {
    if ((await form.submit({ employeeId, expectedVersion, lastDay, cause })) === null) return;
    notify(`The employment of ${employee.name} ends after ${formatDate(lastDay)}.`);
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
      <DayInput
        label="Last day"
        value={lastDay}
        onChange={setLastDay}
        error={form.errorOf("lastDay")}
        help="They can still work on this day; after it they can't be scheduled or clock in."
        isRequired
      />
      <EndCauseFields
        cause={cause}
        onChange={setCause}
        errorOf={(field) => form.errorOf(`cause.${field}`)}
      />
      <EndEffect employee={employee} lastDay={lastDay} />
      <Alert severity="info" icon={false}>
        All records stay. Until the last day has passed you can take this back; later you can hire
        the person again.
      </Alert>
    </FormDialog>
  );
}
