import Typography from "@mui/material/Typography";
import { rehireFormOn } from "@crewline/domain/projections/employees/day-forms";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import type { LifeDialogProps } from "./end-employment-dialog.tsx";

/** Rehires a former employee. */
export function RehireDialog({ employee, onClose }: LifeDialogProps) {
  const locale = useLocale();
  const { id: employeeId, version: expectedVersion, terminatedOn } = employee;
  const earliest = terminatedOn === null ? undefined : addDays(terminatedOn, 1);
  const today = todayIn(browserZone());
  const form = useForm({
    suggested: { hiredOn: today },
    schema: rehireFormOn({ today }, locale),
    command: useCommand(trpc.employees.rehire.mutationOptions()),
    input: ({ hiredOn }) => ({ employeeId, expectedVersion, hiredOn }),
    saved: `${employee.name} is back.`,
    onSaved: onClose,
  });

  return (
    <EditDialog
      form={form}
      title={`Hire ${employee.name} again?`}
      submitLabel="Hire again"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        The record stays the same, with all past time and pay. Rates stay as they are. Give them a
        login again on the Access tab.
      </Typography>
      <DayInput
        label="First day"
        value={form.draft.hiredOn}
        onChange={(hiredOn) => form.change({ hiredOn })}
        min={earliest}
        error={form.errorOf("hiredOn")}
        isRequired
      />
    </EditDialog>
  );
}
