import { z } from "zod/mini";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import { MOST_SPOTS } from "@crewline/domain/records/schedules/schedule";
import type { ListedRecurringShift } from "@crewline/domain/records/schedules/recurring-shift";
import { changeRecurringShiftSchema } from "@crewline/domain/records/schedules/recurring-shift";
import { offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import { nextDay } from "@crewline/domain/rules/schedules/recurring/recurring-days";
import { continuedFrom } from "@crewline/domain/rules/schedules/recurring/split-recurring";
import { worksOn } from "@crewline/domain/rules/employees/employment";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { TimeInput } from "../../../inputs/time-input.tsx";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { RecurringForm } from "./recurring-form.ts";
import { planFromForm, recurringFormOf } from "./recurring-form.ts";
import type { ChangeRecurringInput } from "../undo/use-recurring-commands.ts";
import { useRecurringSteps } from "./use-recurring-steps.ts";
import { recurrenceFrom, repeatErrors } from "./repeat-form.ts";
import { RepeatRuleFields } from "./repeat-rule-fields.tsx";

interface EditRecurringDialogProps {
  recurring: ListedRecurringShift;
  location: Location;
  today: LocalDate;
  onClose: () => void;
}

/** Changes a recurring shift from a day on. */
export function EditRecurringDialog({
  recurring,
  location,
  today,
  onClose,
}: EditRecurringDialogProps) {
  const steps = useRecurringSteps();
  const command = useCommand(trpc.schedules.changeRecurringShift.mutationOptions());
  const [isTried, setTried] = useState(false);
  const first = nextDay(recurring, today) ?? today;
  const { id: recurringShiftId, version: expectedVersion, override } = recurring;
  const next = { ...recurring, recurrence: continuedFrom(recurring, first) };
  const form = useForm({
    suggested: recurringFormOf(next, first),
    schema: z.omit(changeRecurringShiftSchema, { idempotencyKey: true }),
    command: {
      ...command,
      run: async (sent: ChangeRecurringInput) => {
        const filled = await command.run(sent);
        if (filled !== null) steps.changed(sent, filled);
        return filled;
      },
    },
    input: (draft: RecurringForm) => ({
      recurringShiftId,
      expectedVersion,
      fromDay: draft.fromDay,
      plan: planFromForm(draft, recurring.plan),
      recurrence: recurrenceFrom(draft.repeat, draft.fromDay),
      ...(override !== undefined && { override }),
    }),
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  const repeat = repeatErrors(draft.repeat, draft.fromDay);
  const submit = async () => {
    setTried(true);
    if (Object.keys(repeat).length === 0) await form.submit();
  };
  const field = (name: Exclude<keyof RecurringForm, "repeat">, path = `plan.${name}`) => ({
    value: draft[name],
    error: errorOf(path),
    onChange: (value: string) => change({ [name]: value }),
  });
  const choices = useChoices(recurring, location, draft.fromDay);
  return (
    <EditDialog
      form={{ ...form, submit }}
      title="Edit recurring shift"
      submitLabel="Save"
      onClose={onClose}
    >
      <DayInput label="Change from" {...field("fromDay", "fromDay")} isRequired />
      <SelectInput
        label="Person"
        value={draft.employeeId}
        error={errorOf("plan.employeeId")}
        onChange={(employeeId) => change({ employeeId })}
        options={choices.people}
      />
      <Stack direction="row" spacing={2}>
        <TimeInput label="Start" {...field("startsAtLocal")} isRequired />
        <TimeInput label="End" {...field("endsAtLocal")} isRequired />
      </Stack>
      <Stack direction="row" spacing={2}>
        <SelectInput label="Job role" {...field("jobRoleId")} options={choices.roles} />
        <TextInput
          label="Unpaid break (min)"
          inputMode="numeric"
          {...field("breakMinutes", "plan.unpaidBreakSeconds")}
        />
      </Stack>
      {draft.employeeId === "" && (
        <SelectInput label="Spots" {...field("spots")} options={spotChoices} />
      )}
      <RepeatRuleFields
        form={draft.repeat}
        errors={isTried ? repeat : {}}
        onChange={(changed) => change({ repeat: changed })}
      />
      <TextInput label="Note" rows={2} maxLength={500} {...field("note")} />
    </EditDialog>
  );
}

const spotChoices = Array.from({ length: MOST_SPOTS }, (_, place) => ({
  value: String(place + 1),
  label: String(place + 1),
}));

/** The people who work at the location on the day, and the job roles in use. */
function useChoices({ plan }: ListedRecurringShift, location: Location, day: LocalDate) {
  const company = useCompany();
  const employees = useEmployees();
  const all = employees.status === "ready" ? employees.data : [];
  const people = all.filter(
    (one) =>
      one.id === plan.employeeId ||
      (one.locationIds.includes(location.id) && one.mergedIntoId === null && worksOn(one, day)),
  );
  const jobRoles = company.status === "ready" ? company.data.jobRoles : [];
  const roles = offeredEntries(jobRoles, plan.jobRoleId === null ? [] : [plan.jobRoleId]);
  return {
    people: [
      { value: "" as const, label: "Unassigned (open shift)" },
      ...people.map(({ id, name }) => ({ value: id, label: name })),
    ],
    roles: [
      { value: "", label: "Any" },
      ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
  };
}
