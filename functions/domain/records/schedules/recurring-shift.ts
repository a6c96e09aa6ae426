import { z } from "zod/mini";
import { attemptSchema, editSchema, versionSchema } from "../../kernel/fields/fields.ts";
import {
  locationIdSchema,
  shiftIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { batchIdSchema, recurringShiftIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, localDateSchema, weekdaySchema } from "../../kernel/time/local-date.ts";
import { brokenRuleSchema } from "../batches/broken-rule.ts";
import { MOST_SPOTS } from "./schedule.ts";
import { overrideDecisionSchema } from "./shift-override.ts";
import { shiftPlanSchema } from "./shift.ts";

/** The most recurring shifts of a location that have not ended. */
export const MOST_RECURRING_SHIFTS = 200;

/** The longest pause between two weeks of a recurring shift. */
export const MOST_WEEKS_BETWEEN = 12;

/** The most times that a recurring shift takes place if it ends after a number of times. */
export const MOST_TIMES = 500;

/** Shifts are put into the schedule so many days ahead. */
export const RECURRING_DAYS_AHEAD = 56;

export const recurrenceEndSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("never") }),
  /** `day` can have a shift. */
  z.object({ kind: z.literal("onDay"), day: enteredDaySchema }),
  z.object({
    kind: z.literal("afterTimes"),
    times: z.int().check(z.minimum(1), z.maximum(MOST_TIMES)),
  }),
]);
export type RecurrenceEnd = z.infer<typeof recurrenceEndSchema>;

/** On which days a shift takes place: some weekdays of every n-th week from `firstDay` on. */
export const recurrenceSchema = z.object({
  weekdays: z.array(weekdaySchema).check(z.minLength(1), z.maxLength(7)),
  everyWeeks: z.int().check(z.minimum(1), z.maximum(MOST_WEEKS_BETWEEN)),
  firstDay: enteredDaySchema,
  end: recurrenceEndSchema,
});
export type Recurrence = z.infer<typeof recurrenceSchema>;

/** What all shifts of a recurring shift have in common: wall times in the zone of the location. */
export const recurringPlanSchema = z.extend(
  z.omit(shiftPlanSchema, { day: true, startsInRepeatedHour: true, endsInRepeatedHour: true }),
  { spots: z.int().check(z.minimum(1), z.maximum(MOST_SPOTS)) },
);
export type RecurringPlan = z.infer<typeof recurringPlanSchema>;

/** A day whose shift was skipped or lost its employee, and the rule that was broken. */
const recurringProblemSchema = z.object({
  day: localDateSchema,
  kind: z.enum(["opened", "skipped"]),
  because: brokenRuleSchema,
});
export type RecurringProblem = z.infer<typeof recurringProblemSchema>;

/** `recurringShifts/{id}`: a rule that puts shifts of a location into the weeks ahead, as drafts. */
export const recurringShiftSchema = z.object({
  id: recurringShiftIdSchema,
  locationId: locationIdSchema,
  plan: recurringPlanSchema,
  recurrence: recurrenceSchema,
  /** The first day of the weeks that `everyWeeks` counts; kept, as a company can change its own. */
  firstWeekday: weekdaySchema,
  /** A manager's reason for what the rules warn of; it holds for all shifts that are put in. */
  override: z.exactOptional(overrideDecisionSchema),
  /** The last day whose shifts were put in; null before the first were. */
  filledUntil: z.nullable(localDateSchema),
  /** Of coming days; those that were skipped are tried again. */
  problems: z.array(recurringProblemSchema).check(z.maxLength(400)),
  savedAt: instantSchema,
  savedByUid: storedUserIdSchema,
  savedByName: z.string(),
  version: versionSchema,
});
export type RecurringShift = z.infer<typeof recurringShiftSchema>;

const fields = {
  plan: recurringPlanSchema,
  recurrence: recurrenceSchema,
  override: z.optional(overrideDecisionSchema),
};

export const addRecurringShiftSchema = z.extend(attemptSchema, fields);

/**
 * Changes the shifts from a day on; those before it stay with the recurrence as it was. `edited` is
 * the shift that the change was made in: it becomes as it is there.
 */
export const changeRecurringShiftSchema = z.extend(editSchema, {
  ...fields,
  recurringShiftId: recurringShiftIdSchema,
  fromDay: enteredDaySchema,
  edited: z.optional(z.object({ shiftId: shiftIdSchema, shift: shiftPlanSchema })),
});

/** Ends a recurring shift before a day; published shifts stay unless `deletesPublished`. */
export const endRecurringShiftSchema = z.extend(editSchema, {
  recurringShiftId: recurringShiftIdSchema,
  fromDay: enteredDaySchema,
  deletesPublished: z.boolean(),
});

/** A shift that was left out or opened, and the sentence that says why. */
const leftSchema = z.object({ who: z.string(), why: z.string() });

/** What takes a change of a recurring shift back, and does it again afterwards. */
const undoOfRecurringSchema = z.object({
  batchId: batchIdSchema,
  /** The version of the recurring shift that ended; null where none did. */
  endedVersion: z.nullable(versionSchema),
  /** Shifts that were there before and still are, each with its next version. */
  changedIds: z.array(shiftIdSchema),
});
export type UndoOfRecurring = z.infer<typeof undoOfRecurringSchema>;

/** What was put into the schedule, and what was not as planned. */
export const filledSchema = z.object({
  recurringShiftId: recurringShiftIdSchema,
  /** Null where it is too much to be kept. */
  undo: z.nullable(undoOfRecurringSchema),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  opened: z.array(leftSchema),
  skipped: z.array(leftSchema),
});
export type Filled = z.infer<typeof filledSchema>;

/** What the end of a recurring shift removed and kept. */
export const endedSchema = z.object({
  removed: z.int(),
  kept: z.int(),
  version: versionSchema,
  /** Null where it is too much to be kept. */
  undo: z.nullable(undoOfRecurringSchema),
});
export type Ended = z.infer<typeof endedSchema>;

/** A recurring shift in the list of its location, with its problems as sentences. */
export const listedRecurringShiftSchema = z.extend(
  z.omit(recurringShiftSchema, { problems: true, savedByUid: true, filledUntil: true }),
  { problems: z.array(z.object({ day: localDateSchema, text: z.string() })) },
);
export type ListedRecurringShift = z.infer<typeof listedRecurringShiftSchema>;
