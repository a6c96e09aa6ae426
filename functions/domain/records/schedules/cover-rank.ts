import { z } from "zod/mini";
import { employeeIdSchema, shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import { overBudgetSchema } from "./budget-excess.ts";
import { burdenCountSchema } from "./fairness.ts";
import { shiftPlanSchema } from "./shift.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/** An employee who can work a shift, with what decides the rank. */
export const coverRankSchema = z.object({
  employeeId: employeeIdSchema,
  /** True as well for a shift without a job role. */
  hasJobRole: z.boolean(),
  availability: z.enum(["preferred", "unsaid", "unavailable"]),
  /** The shorter of the rests before and after, where it is less than the daily rest. */
  restSeconds: z.nullable(z.int()),
  /** Planned in the workweek, this shift included. */
  weekSeconds: z.int(),
  contractSeconds: z.nullable(z.int()),
  /** True if that is more than the most hours agreed. */
  isBeyondMost: z.boolean(),
  /** That the shift adds; null under rules that count over more than the week. */
  overtimeSeconds: z.nullable(z.int()),
  /** Minor units that the shift adds; null where the reader may not see the pay, or without a rate. */
  costMinor: z.nullable(z.int()),
  /** The budgets of the location that the shift takes the week, or its day, above. */
  overBudgets: z.array(overBudgetSchema),
  lastWorkedOn: z.nullable(localDateSchema),
  /** Of the last weeks, for each burden that the shift is (`fairness.ts`). */
  burdens: z.array(burdenCountSchema),
});
export type CoverRank = z.infer<typeof coverRankSchema>;

/** A shift that is being planned, before it is saved and before a person is chosen. */
export const rankPeopleSchema = z.object({ plan: z.omit(shiftPlanSchema, { employeeId: true }) });
export const findCoverSchema = z.object({ shiftId: shiftIdSchema });
