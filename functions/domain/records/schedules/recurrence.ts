import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod";
import { attemptSchema, editSchema, versionSchema } from "../../kernel/fields/fields.ts";
import {
  locationIdSchema,
  shiftIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import type { ShiftId } from "../../kernel/ids/entity-ids.ts";
import type { RecurrenceId } from "../../kernel/ids/record-ids.ts";
import { recurrenceIdSchema } from "../../kernel/ids/record-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import {
  addDays,
  enteredDaySchema,
  localDateSchema,
  weekdaySchema,
} from "../../kernel/time/local-date.ts";
import { shiftPlanSchema } from "./shift.ts";

/** The longest that a rule plans: a year, in days. */
export const LONGEST_DAYS = 366;

/** The most weeks between two weeks of a rule. */
export const MOST_WEEKS_APART = 8;

/** The most days that are kept as left out. */
export const MOST_LEFT_OUT = 60;

/** What repeats, and on which days. */
export const recurrenceRuleSchema = shiftPlanSchema
  .pick({
    employeeId: true,
    jobRoleId: true,
    startsAtLocal: true,
    endsAtLocal: true,
    unpaidBreakSeconds: true,
    note: true,
  })
  .extend({
    weekdays: z.array(weekdaySchema).min(1, issue("chooseWeekdays")).max(7),
    everyWeeks: z.int().min(1).max(MOST_WEEKS_APART),
    firstDay: enteredDaySchema,
    /** The last day on which a shift may be planned. */
    untilDay: enteredDaySchema,
    /** True to plan nothing on days on which the location is closed. */
    skipsClosedDays: z.boolean(),
  });
export type RecurrenceRule = z.infer<typeof recurrenceRuleSchema>;

/** A rule whose days are in order and span at most a year. */
export const boundedRuleSchema = recurrenceRuleSchema.check(({ value, issues }) => {
  const { firstDay, untilDay } = value;
  if (untilDay >= firstDay && untilDay <= addDays(firstDay, LONGEST_DAYS)) return;
  const message = issue(untilDay < firstDay ? "endsBeforeStart" : "atMostAYear");
  issues.push({ code: "custom", input: value, path: ["untilDay"], message });
});

/** `recurrences/{id}`: a weekly rule of a location that plans shifts ahead of time. */
export const recurrenceSchema = recurrenceRuleSchema.extend({
  id: recurrenceIdSchema,
  locationId: locationIdSchema,
  /** The last day that was planned: shifts until then are never planned a second time. */
  plannedUntil: localDateSchema,
  /** The latest days without a shift, with the code of the rule that prevented it. */
  leftOut: z.array(z.object({ day: localDateSchema, code: z.string().max(60) })).max(MOST_LEFT_OUT),
  updatedBy: storedUserIdSchema,
  updatedByName: z.string(),
  version: versionSchema,
});
export type Recurrence = z.infer<typeof recurrenceSchema>;

/** The id of the shift that a rule plans on a day: planning it again finds it. */
export function occurrenceId(recurrenceId: RecurrenceId, day: LocalDate): ShiftId {
  return shiftIdSchema.parse(`${recurrenceId}-${day}`);
}

/** Which shifts of a rule an edit concerns, seen from the one that is edited. */
export const recurrenceReachSchema = z.enum(["later", "all"]);
export type RecurrenceReach = z.infer<typeof recurrenceReachSchema>;

export const addRecurrenceSchema = attemptSchema.extend({
  locationId: locationIdSchema,
  rule: boundedRuleSchema,
});
export const editRecurrenceSchema = editSchema.extend({
  recurrenceId: recurrenceIdSchema,
  reach: recurrenceReachSchema,
  /** The day of the shift from which the edit was made. */
  day: enteredDaySchema,
  rule: boundedRuleSchema,
});
export const endRecurrenceSchema = editSchema.extend({
  recurrenceId: recurrenceIdSchema,
  reach: recurrenceReachSchema,
  day: enteredDaySchema,
});
