import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Problem } from "../../api/problem.ts";
import { useLocale } from "../../locale/use-locale.ts";
import type { FormConflict, FormDefinition, Runner } from "../../ui/forms/form-definition.ts";
import { schemaOfCheck } from "../../ui/forms/schema-of-check.ts";
import type { EditedDraft } from "../../ui/forms/use-draft-form.ts";
import { useDraftForm } from "../../ui/forms/use-draft-form.ts";
import { checkShiftForm } from "./check-shift-form.ts";
import type { RosterWeek } from "./model/roster-context.ts";
import type { ShiftForm } from "./shift-form.ts";
import { planFrom } from "./shift-form.ts";
import { shiftWarnings } from "./shift-warnings.ts";
import { useRuleFields } from "./use-rule-fields.ts";

interface ShiftFormDefinition<TInput, TOutput> extends Pick<
  FormDefinition<ShiftForm, TInput, TOutput>,
  "onSaved"
> {
  week: RosterWeek;
  /** The shift being edited, null for a new one. */
  shiftId: ShiftId | null;
  command: Runner<TInput, TOutput> & { problem: Problem | null };
  /** Returns the input to send for the plan that is typed. */
  input: (plan: ShiftPlan) => TInput;
}

/**
 * The form of one shift. What the rules say is found while the person types: a clash of shifts is
 * shown at once, missing input only after the first try to save.
 */
export function useShiftForm<TInput, TOutput>(
  edit: EditedDraft<ShiftForm>,
  { week, shiftId, command, input, onSaved }: ShiftFormDefinition<TInput, TOutput>,
) {
  const locale = useLocale();
  const { location, names, others, timeOff } = week;
  const { draft } = edit;
  const [isTried, setTried] = useState(false);
  const place = { shiftId, locationId: location.id, timeZone: location.timeZone };
  const checked = checkShiftForm(draft, { ...place, others, timeOff, names }, locale);
  const found = schemaOfCheck<TInput>(() => atShift(checked.errors));
  const { clear, errorOf, submit, ...form } = useDraftForm(edit, {
    schema: found,
    command: useRuleFields(command),
    fieldsAt: "shift",
    input: (typed) => input(planFrom(typed, location.id)),
    ...(onSaved !== undefined && { onSaved }),
  });
  const foundAt = (field: string) =>
    isTried || field === "employeeId" ? checked.errors[field] : undefined;
  const change = (changes: Partial<ShiftForm>) => {
    clear();
    edit.change(changes);
  };
  return {
    form: {
      ...form,
      conflict: edit.conflict === null ? null : decided(edit.conflict, clear),
      submit: () => {
        setTried(true);
        return submit();
      },
    },
    fields: {
      form: draft,
      onChange: change,
      checked,
      errorOf: (field: string) => foundAt(field) ?? errorOf(field),
      week,
      warnings: shiftWarnings(week, { plan: draft, placed: checked.placed }, locale),
    },
  };
}

/** A decision makes the sentence of the last refusal untrue. */
function decided({ isShown, onKeepMine, onTakeTheirs }: FormConflict, clear: () => void) {
  const after = (decide: () => void) => () => {
    clear();
    decide();
  };
  return { isShown, onKeepMine: after(onKeepMine), onTakeTheirs: after(onTakeTheirs) };
}

function atShift(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [`shift.${field}`, message]),
  );
}
