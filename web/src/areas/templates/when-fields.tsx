import Stack from "@mui/material/Stack";
import type { ChecklistRecurrence } from "@crewline/domain/records/checklists/checklist-template";
import { triggerKinds } from "@crewline/domain/records/checklists/checklist-template";
import { checklistLabels } from "@crewline/domain/words/checklists/checklist-labels";
import { WeekdaysInput } from "../../entities/company/weekdays-input.tsx";
import { NumberInput } from "../../inputs/number-input.tsx";
import { TimeInput } from "../../inputs/time-input.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import type { Form } from "../../ui/forms/form-definition.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { TemplateDraft } from "./template-draft.ts";

interface WhenFieldsProps {
  form: Form<TemplateDraft>;
}

/** On which days a checklist is done, when it begins and when it is due. */
export function WhenFields({ form }: WhenFieldsProps) {
  const { draft, change, errorOf } = form;
  return (
    <>
      <RecurrenceFields form={form} />
      <TriggerFields form={form} />
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <NumberInput
          label="Due after (min)"
          value={draft.dueMinutes}
          decimals={0}
          onChange={(dueMinutes) => change({ dueMinutes })}
          error={errorOf("dueMinutes")}
          help="Minutes to do it."
        />
        <NumberInput
          label="Missed after (min)"
          value={draft.graceMinutes}
          decimals={0}
          onChange={(graceMinutes) => change({ graceMinutes })}
          error={errorOf("graceMinutes")}
          help="Minutes after it was due."
        />
      </Stack>
    </>
  );
}

function RecurrenceFields({ form: { draft, change, errorOf } }: WhenFieldsProps) {
  const labels = checklistLabels(useLocale());
  const { recurrence } = draft;
  const set = (part: Partial<ChecklistRecurrence>) =>
    change({ recurrence: { ...recurrence, ...part } });
  return (
    <>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <SelectInput
          label="Repeats"
          value={recurrence.kind}
          onChange={(kind) => set({ kind })}
          options={(["weekly", "monthly"] as const).map((value) => ({
            value,
            label: labels.recurrence[value],
          }))}
        />
        {recurrence.kind === "weekly" ? (
          <SelectInput
            label="Every"
            value={String(recurrence.everyWeeks)}
            onChange={(weeks) => set({ everyWeeks: Number(weeks) })}
            options={weekOptions}
          />
        ) : (
          <SelectInput
            label="Day of the month"
            value={String(recurrence.monthDay)}
            onChange={(day) => set({ monthDay: Number(day) })}
            options={monthDayOptions}
          />
        )}
        <DayInput
          label="From"
          value={recurrence.firstDay}
          onChange={(firstDay) => set({ firstDay })}
          error={errorOf("recurrence.firstDay")}
          isRequired
        />
      </Stack>
      {recurrence.kind === "weekly" && (
        <WeekdaysInput
          value={recurrence.weekdays}
          onChange={(weekdays) => set({ weekdays })}
          error={errorOf("recurrence.weekdays")}
        />
      )}
    </>
  );
}

const weekOptions = [
  { value: "1", label: "Week" },
  ...[2, 3, 4, 6, 8, 12].map((weeks) => ({ value: String(weeks), label: `${weeks} weeks` })),
];
const monthDayOptions = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

function TriggerFields({ form: { draft, change, errorOf } }: WhenFieldsProps) {
  const labels = checklistLabels(useLocale());
  const { trigger } = draft;
  const hasOffset = trigger.kind !== "time" && trigger.kind !== "onDemand";
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
      <SelectInput
        label="Begins at"
        value={trigger.kind}
        onChange={(kind) => change({ trigger: { ...trigger, kind } })}
        options={triggerKinds.map((value) => ({ value, label: labels.trigger[value] }))}
      />
      {trigger.kind === "time" && (
        <TimeInput
          label="Time"
          value={trigger.at}
          onChange={(at) => change({ trigger: { ...trigger, at } })}
          error={errorOf("trigger.at")}
          isRequired
        />
      )}
      {hasOffset && (
        <>
          <NumberInput
            label="Minutes"
            value={draft.offset}
            decimals={0}
            onChange={(offset) => change({ offset })}
            error={errorOf("trigger.offsetMinutes")}
          />
          <SelectInput
            label="Before or after"
            value={draft.isBefore ? "before" : "after"}
            onChange={(side) => change({ isBefore: side === "before" })}
            options={[
              { value: "before", label: "Before" },
              { value: "after", label: "After" },
            ]}
          />
        </>
      )}
    </Stack>
  );
}
