import { z } from "zod/mini";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

/** A shift as a message shows it. */
export const plannedSchema = z.object({
  day: localDateSchema,
  startsAtLocal: localTimeSchema,
  endsAtLocal: localTimeSchema,
  jobRole: z.nullable(z.string()),
});
export type PlannedShift = z.infer<typeof plannedSchema>;

/**
 * A shift that the reader sees differently: `before` is null for a new one, `after` for a lost one.
 */
export const shiftChangeSchema = z.object({
  before: z.nullable(plannedSchema),
  after: z.nullable(plannedSchema),
});
export type ShiftChange = z.infer<typeof shiftChangeSchema>;
