import { useState } from "react";
import { proposedRole } from "@crewline/domain/rules/drafts/offered-roles";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { checkShiftForm } from "./check-shift-form.ts";
import type { RosterWeek } from "./roster-context.ts";
import { ShiftFields } from "./shift-fields.tsx";
import type { ShiftForm } from "./shift-form.ts";
import { formOf, planFrom, roleFrom } from "./shift-form.ts";
import { shiftWarnings } from "./shift-warnings.ts";
import { shiftSubject } from "./shift-words.ts";
import { useRosterUndo } from "./use-undo.ts";
import { useShiftProblem } from "./use-shift-problem.ts";

interface AddShiftDialogProps {
  week: RosterWeek;
  /** The known values: the chosen cell, the typed times. */
  draft: ShiftPlan;
  onClose: () => void;
}

/** Plans a new shift with all its fields. */
export function AddShiftDialog({ week, draft, onClose }: AddShiftDialogProps) {
  const locale = useLocale();
  const { location, names, others, timeOff } = week;
  const [form, setForm] = useState(() => formOf(draft));
  const { push, tell } = useRosterUndo();
  const add = useCommand(trpc.schedules.addShift.mutationOptions());
  const context = { shiftId: null, locationId: location.id, timeZone: location.timeZone };
  const checked = checkShiftForm(form, { ...context, others, timeOff, names }, locale);
  const { problem, errors, maySubmit } = useShiftProblem(checked.errors, add.problem);
  const handleChange = (change: Partial<ShiftForm>) => {
    add.clearProblem();
    setForm((before) => withDefaultRole({ ...before, ...definedOnly(change) }, change, week));
  };
  const handleSubmit = async () => {
    if (!maySubmit()) return;
    const plan = planFrom(form, location.id);
    const answer = await add.run({ shift: plan });
    if (answer === null) return;
    onClose();
    const changes = [{ shiftId: answer.shiftId, before: null, after: plan }];
    const subject = shiftSubject(plan, names.employee, locale);
    tell(push({ action: "add", subject, changes }, { [answer.shiftId]: 1 }));
  };
  return (
    <FormDialog
      open
      title="Add shift"
      submitLabel="Add shift"
      onSubmit={handleSubmit}
      isRunning={add.isRunning}
      problem={problem}
      onClose={onClose}
    >
      <ShiftFields
        form={form}
        onChange={handleChange}
        checked={checked}
        errors={errors}
        week={week}
        warnings={shiftWarnings(week, { plan: form, placed: checked.placed }, locale)}
      />
    </FormDialog>
  );
}

/** Choosing a person proposes the job role that the person has here. */
function withDefaultRole(
  form: ShiftForm,
  { employeeId }: Partial<ShiftForm>,
  { people, location }: RosterWeek,
): ShiftForm {
  if (employeeId === undefined || employeeId === "") return form;
  const person = people.find(({ id }) => id === employeeId);
  const role = roleFrom(form);
  if (role !== null && person?.jobRoleIds.includes(role) === true) return form;
  return { ...form, jobRoleId: proposedRole(person, location) ?? "" };
}

function definedOnly(change: Partial<ShiftForm>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );
}
