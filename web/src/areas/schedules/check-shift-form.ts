import { issueSentence } from "@crewline/domain/words/issues/issue-sentence";
import type { LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import type { Names } from "@crewline/domain/rules/schedules/find-overlap";
import { requireFree } from "@crewline/domain/rules/schedules/require-free";
import {
  missingTimes,
  placeShift,
  repeatedTimes,
} from "@crewline/domain/rules/schedules/place-shift";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { shiftPlanSchema } from "@crewline/domain/records/schedules/shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { ShiftForm } from "./shift-form.ts";
import { planFrom } from "./shift-form.ts";

export interface CheckContext {
  /** The shift being edited, null for a new one. */
  shiftId: ShiftId | null;
  locationId: LocationId;
  timeZone: string;
  /** The shifts of the weeks on screen, at every location that the person may see. */
  others: readonly Shift[];
  timeOff: readonly TimeOff[];
  names: Names;
}

export interface CheckedForm {
  placed: PlacedShift | null;
  /** A sentence per field that is wrong; empty when the form can be saved. */
  errors: Record<string, string>;
  /** Fields whose time happens twice, so that the form asks which one is meant. */
  repeated: ("startsAtLocal" | "endsAtLocal")[];
}

/** Checks what is typed by the same rules as the server, each finding beside its field. */
export function checkShiftForm(
  form: ShiftForm,
  context: CheckContext,
  locale: Locale,
): CheckedForm {
  const errors = shapeErrors(form, context.locationId, locale);
  if ("day" in errors || "startsAtLocal" in errors || "endsAtLocal" in errors) {
    return { placed: null, errors, repeated: [] };
  }
  const plan = planFrom(form, context.locationId);
  const repeated = repeatedTimes(plan, context.timeZone);
  try {
    const placed = placeShift(plan, context.timeZone);
    const planned = { id: context.shiftId, employeeId: plan.employeeId, ...placed };
    const clash = clashOf(planned, context, locale);
    return { placed, errors: clash === null ? errors : { ...errors, employeeId: clash }, repeated };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    const found = { [fieldOf(error, plan, context.timeZone)]: ruleSentence(error, locale) };
    return { placed: null, errors: { ...errors, ...found }, repeated };
  }
}

/** Returns the sentence that says why the person is not free then; null if they are free. */
function clashOf(
  planned: Omit<Planned, "timeZone">,
  context: CheckContext,
  locale: Locale,
): string | null {
  const { timeZone, others: shifts, timeOff, names } = context;
  try {
    requireFree({ ...planned, timeZone }, { shifts, timeOff }, names);
    return null;
  } catch (error) {
    if (error instanceof RuleViolation) return ruleSentence(error, locale);
    throw error;
  }
}

type Planned = Parameters<typeof requireFree>[0];

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

function fieldOf(violation: RuleViolation, plan: ShiftPlan, timeZone: string): string {
  if (violation.code === "missingHour") return missingTimes(plan, timeZone)[0] ?? "startsAtLocal";
  if (violation.code === "repeatedHour" && "field" in violation.fields) {
    const asked = violation.fields.field === "startsAtLocal" ? "starts" : "ends";
    return `${asked}InRepeatedHour`;
  }
  return "endsAtLocal";
}
