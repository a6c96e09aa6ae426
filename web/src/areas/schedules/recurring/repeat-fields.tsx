import { useState } from "react";
import { weekdayName } from "@crewline/domain/kernel/formats/day-name";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { isLocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Filled } from "@crewline/domain/records/schedules/recurring-shift";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import { useLocale } from "../../../locale/use-locale.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { AddRecurringInput } from "../undo/use-recurring-commands.ts";
import type { RepeatForm } from "./repeat-form.ts";
import { recurrenceFrom, repeatErrors, weeklyOn } from "./repeat-form.ts";
import { RepeatRuleFields } from "./repeat-rule-fields.tsx";
import { useRecurringSteps } from "./use-recurring-steps.ts";

interface Planned {
  shift: ShiftPlan;
  spots: number;
  override?: OverrideDecision;
}

/** How a new shift repeats from its day on. */
export interface Repeat {
  isValid: (day: LocalDate) => boolean;
  /** What is sent for the shift that is typed. */
  input: (planned: Planned) => AddRecurringInput;
  /** Makes it a step of the week once it is saved, and says so. */
  onSaved: (sent: AddRecurringInput, filled: Filled) => void;
}

interface RepeatFieldsProps {
  /** The day of the shift. */
  day: string;
  /** True once saving was tried, so that wrong fields are named. */
  isTried: boolean;
  onChange: (repeat: Repeat | null) => void;
}

/** Whether a new shift repeats: not, every week on its day, or by a rule of its own. */
export function RepeatFields({ day, isTried, onChange }: RepeatFieldsProps) {
  const locale = useLocale();
  const steps = useRecurringSteps();
  const [chosen, setChosen] = useState<"" | "weekly" | "custom">("");
  const [form, setForm] = useState<RepeatForm | null>(null);
  const known = isLocalDate(day) ? day : null;
  const report = (formOn: (first: LocalDate) => RepeatForm) =>
    onChange({
      isValid: (first) => Object.keys(repeatErrors(formOn(first), first)).length === 0,
      input: ({ shift: { day: first, ...shift }, spots, ...overriding }) => {
        const { startsInRepeatedHour: _start, endsInRepeatedHour: _end, ...fields } = shift;
        const plan = { ...fields, spots: shift.employeeId === null ? spots : 1 };
        return { plan, recurrence: recurrenceFrom(formOn(first), first), ...overriding };
      },
      onSaved: steps.added,
    });
  const changeForm = (changed: RepeatForm) => {
    setForm(changed);
    report(() => changed);
  };
  const choose = (value: typeof chosen) => {
    setChosen(value);
    if (value === "custom" && known !== null) return changeForm(form ?? weeklyOn(known));
    if (value === "") return onChange(null);
    report(weeklyOn);
  };
  const weekday = known === null ? "" : ` on ${weekdayName(known, locale)}`;
  return (
    <>
      <SelectInput
        label="Repeats"
        value={chosen}
        onChange={choose}
        options={[
          { value: "", label: "Does not repeat" },
          { value: "weekly", label: `Every week${weekday}` },
          { value: "custom", label: "Custom…" },
        ]}
        help={
          chosen === ""
            ? undefined
            : "Shifts are added as drafts, eight weeks ahead, until you end the recurring shift."
        }
      />
      {chosen === "custom" && form !== null && (
        <RepeatRuleFields
          form={form}
          errors={isTried && known !== null ? repeatErrors(form, known) : {}}
          onChange={changeForm}
        />
      )}
    </>
  );
}
