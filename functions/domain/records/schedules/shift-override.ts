import { z } from "zod/mini";
import { issue } from "../../kernel/issues/issue.ts";
import { employeeIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { linesSchema } from "../../kernel/text/text-schema.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** The findings about a shift that a manager may override with a reason. */
export const overrideCodes = [
  "notAvailable",
  "rest",
  "dayHours",
  "weekHours",
  "ownWeek",
  "daysInARow",
  "roleMissing",
  "skillMissing",
  "skillExpired",
  "overtime",
  "overBudget",
  "outsideHours",
] as const;
export const overrideCodeSchema = z.enum(overrideCodes);
export type OverrideCode = z.infer<typeof overrideCodeSchema>;

/** The longest reason of an override. */
export const MOST_REASON_LETTERS = 250;

/** A manager schedules a shift although there are findings: which, and why. */
export const overrideDecisionSchema = z.object({
  codes: z.array(overrideCodeSchema).check(z.minLength(1), z.maxLength(overrideCodes.length)),
  reason: linesSchema(MOST_REASON_LETTERS).check(z.minLength(3, issue("enterReason"))),
});
export type OverrideDecision = z.infer<typeof overrideDecisionSchema>;

/** The most overrides that a shift keeps; the oldest go first. */
export const MOST_OVERRIDES = 8;

/** An override as a shift keeps it: it holds for this employee at this time only. */
export const shiftOverrideSchema = z.object({
  codes: overrideDecisionSchema.shape.codes,
  reason: z.string().check(z.maxLength(MOST_REASON_LETTERS)),
  employeeId: z.nullable(employeeIdSchema),
  startsAt: instantSchema,
  endsAt: instantSchema,
  at: instantSchema,
  by: storedUserIdSchema,
  byName: z.string(),
});
export type ShiftOverride = z.infer<typeof shiftOverrideSchema>;
