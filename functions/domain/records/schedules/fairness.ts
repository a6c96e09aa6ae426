import { z } from "zod/mini";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/** So many weeks are looked back on. */
export const LEDGER_WEEKS = 12;

/** What employees would rather share evenly; see `shift-burdens.ts`. */
export const burdenKinds = ["weekend", "closing", "holiday", "shortRest", "night"] as const;
export type BurdenKind = (typeof burdenKinds)[number];

/** Worked shifts with a burden, and the average of the employees with the same job role. */
export const burdenCountSchema = z.object({
  kind: z.enum(burdenKinds),
  count: z.int(),
  average: z.nullable(z.number()),
});
export type BurdenCount = z.infer<typeof burdenCountSchema>;

export const fairnessRowSchema = z.object({
  employeeId: employeeIdSchema,
  shifts: z.int(),
  burdens: z.array(burdenCountSchema),
});
export type FairnessRow = z.infer<typeof fairnessRowSchema>;

/**
 * The notice that staff had of the shifts of a week. `changes` were shown after the week was first
 * published; `lateChanges` of them less than 24 hours before the shift.
 */
export const noticeWeekSchema = z.object({
  weekStart: localDateSchema,
  shifts: z.int(),
  /** Days from the publication to the shift. */
  averageDays: z.number(),
  /** Shifts with 14 days of notice. */
  goodShifts: z.int(),
  changes: z.int(),
  lateChanges: z.int(),
});
export type NoticeWeek = z.infer<typeof noticeWeekSchema>;

/** The fairness and the notice of a location, until yesterday. */
export const scheduleLedgerSchema = z.object({
  people: z.array(fairnessRowSchema),
  weeks: z.array(noticeWeekSchema),
});
export type ScheduleLedger = z.infer<typeof scheduleLedgerSchema>;

export const showLedgerSchema = z.object({ locationId: locationIdSchema });
