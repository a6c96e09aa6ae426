import Typography from "@mui/material/Typography";
import { useState } from "react";
import { rehireFormOn } from "@crewline/domain/rules/employees/day-forms";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { LifeDialogProps } from "./end-employment-dialog.tsx";

/** Rehires a former employee. */
export function RehireDialog({ employee, onClose }: LifeDialogProps) {
  const { id: employeeId, version: expectedVersion, terminatedOn } = employee;
  const earliest = terminatedOn === null ? undefined : addDays(terminatedOn, 1);
  const [hiredOn, setHiredOn] = useState(() => todayIn(browserZone()));
  const rehire = useCommand(trpc.employees.rehire.mutationOptions());
  const form = useCheckedForm(rehireFormOn({ today: todayIn(browserZone()) }), rehire);
  const notify = useNotice();

  const handleSubmit = async () => {
    if ((await form.submit({ employeeId, expectedVersion, hiredOn })) === null) return;
    notify(`${employee.name} is back.`);
    onClose();
  };

  return (
    <FormDialog
      open
      title={`Hire ${employee.name} again?`}
      submitLabel="Hire again"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        The record stays the same, with all time and pay of before. Rates hold on as they are; a
        login is given anew on the Access tab.
      </Typography>
      <DayInput
        label="First day"
        value={hiredOn}
        onChange={setHiredOn}
        min={earliest}
        error={form.errorOf("hiredOn")}
        isRequired
      />
    </FormDialog>
  );
}
