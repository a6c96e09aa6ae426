import { issueSentence } from "@crewline/domain/words/issues/issue-sentence";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { repeatedTimes } from "@crewline/domain/rules/schedules/place-shift";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { shiftPlanSchema } from "@crewline/domain/records/schedules/shift";
import type { RosterWeek } from "../model/roster-context.ts";
import type { PlanVerdict } from "../rules/plan-verdict.ts";
import { verdictOf } from "../rules/plan-verdict.ts";
import type { ShiftForm } from "./shift-form.ts";
import { planFrom } from "./shift-form.ts";

export interface CheckContext {
  /** The shift being edited, null for a new one. */
  shift: Shift | null;
  week: RosterWeek;
}

export interface CheckedForm {
  placed: PlacedShift | null;
  /** A sentence per field that is wrong; empty when the form can be saved. */
  errors: Record<string, string>;
  /** Fields whose time happens twice, so that the form asks which one is meant. */
  repeated: ("startsAtLocal" | "endsAtLocal")[];
  /** What the rules say; null while the times are not complete. */
  verdict: PlanVerdict | null;
}

/** Checks what is typed by the same rules as the server, each block beside its field. */
export function checkShiftForm(
  form: ShiftForm,
  { shift, week }: CheckContext,
  locale: Locale,
): CheckedForm {
  const { id: locationId, timeZone } = week.location;
  const errors = shapeErrors(form, locationId, locale);
  if ("day" in errors || "startsAtLocal" in errors || "endsAtLocal" in errors) {
    return { placed: null, errors, repeated: [], verdict: null };
  }
  const plan = planTyped(form, { shift, week });
  const verdict = verdictOf(plan, { shift, week, locale });
  for (const { field, text } of verdict.blocks) errors[field] ??= text;
  const { placed } = verdict;
  return { placed, errors, repeated: repeatedTimes(plan, timeZone), verdict };
}

/** The plan that is typed; skills that a shift needs by itself have no field and stay. */
export function planTyped(form: ShiftForm, { shift, week }: CheckContext): ShiftPlan {
  const { requiredSkillIds } = shift ?? {};
  const plan = planFrom(form, week.location.id);
  return requiredSkillIds === undefined ? plan : { ...plan, requiredSkillIds };
}

function shapeErrors(
  form: ShiftForm,
  locationId: LocationId,
  locale: Locale,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const result = shiftPlanSchema.safeParse(planFrom(form, locationId));
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] === "unpaidBreakSeconds" ? "breakMinutes" : String(issue.path[0]);
    errors[field] ??= sentences[field] ?? issueSentence(issue, locale);
  }
  return errors;
}

const sentences: Readonly<Record<string, string>> = {
  day: "Choose a day.",
  startsAtLocal: "Enter when the shift starts.",
  endsAtLocal: "Enter when the shift ends.",
  breakMinutes: "Enter whole minutes from 0 to 240.",
};
