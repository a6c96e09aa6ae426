import { z } from "zod/mini";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { daysBetween } from "../../kernel/time/local-date.ts";
import { batchRowNames, bulkSchema } from "../batches/batch.ts";
import { overrideCodeSchema, overrideDecisionSchema } from "./shift-override.ts";
import { shiftPlanSchema } from "./shift.ts";

/** The most shifts of one call: those of a week of a location in a file. */
export const MOST_IMPORTED_SHIFTS = 500;

/** The days from the first to the last shift of one call, both included. */
export const MOST_IMPORTED_DAYS = 7;

/** The shifts of a file in one week of a location; the key of each is its line. */
const importedWeekSchema = z.object({
  locationId: locationIdSchema,
  shifts: z
    .array(
      z.object({ key: batchRowNames.key, plan: z.omit(shiftPlanSchema, { locationId: true }) }),
    )
    .check(z.minLength(1), z.maxLength(MOST_IMPORTED_SHIFTS), ({ value, issues }) => {
      const days = value.map(({ plan }) => plan.day).toSorted();
      if (daysBetween(days[0] ?? "", days.at(-1) ?? "") < MOST_IMPORTED_DAYS) return;
      const message = issue("atMostDays", MOST_IMPORTED_DAYS);
      issues.push({ code: "custom", input: value, message });
    }),
});
export type ImportedShift = z.infer<typeof importedWeekSchema>["shifts"][number];

export const checkShiftImportSchema = importedWeekSchema;

/** What an import would do with each shift: add it, or nothing, because it is there or refused. */
export const checkedShiftsSchema = z.object({
  /** Identifies the effect: an import with it does this or is refused. */
  fingerprint: z.string().check(z.maxLength(60)),
  /** What the reason of the import has to name. */
  needsReason: z.array(overrideCodeSchema),
  rows: z.array(
    z.object({
      key: batchRowNames.key,
      outcome: z.enum(["add", "same", "problem"]),
      problem: z.nullable(z.string()),
      /** What needs a reason; null where nothing does. */
      warning: z.nullable(z.string()),
    }),
  ),
});
export type CheckedShifts = z.infer<typeof checkedShiftsSchema>;

/** Imports the shifts of one week of a location a call, so that the progress of many is seen. */
export const importShiftsSchema = z.extend(bulkSchema, {
  override: z.optional(overrideDecisionSchema),
  rows: z
    .array(
      z.extend(importedWeekSchema, {
        ...batchRowNames,
        fingerprint: checkedShiftsSchema.shape.fingerprint,
      }),
    )
    .check(z.length(1)),
});
export type ImportedWeek = z.infer<typeof importShiftsSchema>["rows"][number];
