import { useState } from "react";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Problem } from "../../../api/problem.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import type { FormConflict, FormDefinition, Runner } from "../../../ui/forms/form-definition.ts";
import { schemaOfCheck } from "../../../ui/forms/schema-of-check.ts";
import type { EditedDraft } from "../../../ui/forms/use-draft-form.ts";
import { useDraftForm } from "../../../ui/forms/use-draft-form.ts";
import { checkShiftForm, planTyped } from "./check-shift-form.ts";
import type { RosterWeek } from "../model/roster-context.ts";
import { useFormReason } from "../rules/use-form-reason.ts";
import type { ShiftForm } from "./shift-form.ts";
import { useRuleFields } from "./use-rule-fields.ts";

interface ShiftFormDefinition<TInput, TOutput> extends Pick<
  FormDefinition<ShiftForm, TInput, TOutput>,
  "onSaved"
> {
  week: RosterWeek;
  /** The shift being edited, null for a new one. */
  shift: Shift | null;
  command: Runner<TInput, TOutput> & { problem: Problem | null };
  /** Returns the input to send for the plan that is typed, and the reason of an override. */
  input: (plan: ShiftPlan, overriding: { override?: OverrideDecision }) => TInput;
  /** False while fields beside those of the shift are wrong, and name their own errors. */
  isRestValid?: boolean;
}

/**
 * The form of one shift. What the rules say is found while the person types: what concerns the
 * employee is shown at once, missing input only after the first try to save.
 */
export function useShiftForm<TInput, TOutput>(
  edit: EditedDraft<ShiftForm>,
  {
    week,
    shift,
    command,
    input,
    onSaved,
    isRestValid = true,
  }: ShiftFormDefinition<TInput, TOutput>,
) {
  const locale = useLocale();
  const { draft } = edit;
  const [isTried, setTried] = useState(false);
  const checked = checkShiftForm(draft, { shift, week }, locale);
  const reason = useFormReason(checked.verdict, command.problem);
  const errors: Record<string, string> = { ...checked.errors, ...reason.errors };
  const found = schemaOfCheck<TInput>(() => atShift(errors));
  const { clear, errorOf, submit, ...form } = useDraftForm(edit, {
    schema: found,
    command: useRuleFields(command),
    fieldsAt: "shift",
    input: (typed) => input(planTyped(typed, { shift, week }), reason.overriding),
    ...(onSaved !== undefined && { onSaved }),
  });
  const foundAt = (field: string) =>
    isTried || field === "employeeId" ? errors[field] : undefined;
  const change = (changes: Partial<ShiftForm>) => {
    clear();
    reason.forget();
    edit.change(changes);
  };
  return {
    form: {
      ...form,
      conflict: edit.conflict === null ? null : decided(edit.conflict, clear),
      submit: () => {
        setTried(true);
        return isRestValid ? submit() : Promise.resolve();
      },
    },
    /** Set where saving needs a reason. */
    isOverriding: reason.isNeeded,
    /** True once saving was tried. */
    isTried,
    fields: {
      form: draft,
      onChange: change,
      checked,
      errorOf: (field: string) => foundAt(field) ?? errorOf(field),
      week,
      reason,
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
