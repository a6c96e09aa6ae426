import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod";
import { versionSchema } from "../../kernel/fields/fields.ts";
import { locationIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { recurrenceIdSchema } from "../../kernel/ids/record-ids.ts";
import { enteredDaySchema, localDateSchema, weekdaySchema } from "../../kernel/time/local-date.ts";
import { shiftPlanSchema } from "./shift.ts";

/** The most weeks between two weeks of a rule. */
const MOST_WEEKS_APART = 8;

/** The most days that are kept as left out. */
const MOST_LEFT_OUT = 60;

/** What repeats, and on which days. */
const recurrenceRuleSchema = shiftPlanSchema
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
