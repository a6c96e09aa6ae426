import { z } from "zod/mini";
import { deviceIdSchema, punchIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

export const punchKindSchema = z.enum(["clockIn", "startBreak", "endBreak", "clockOut"]);
export type PunchKind = z.infer<typeof punchKindSchema>;

/**
 * How a punch was made: by the employee in a browser or at a shared device, by a manager, from a
 * file, or by a job.
 */
export const punchSourceSchema = z.enum(["web", "kiosk", "manual", "import", "job"]);
export type PunchSource = z.infer<typeof punchSourceSchema>;

/** A browser's installation: its own id, null where it tells none, and its name in words. */
export const punchDeviceSchema = z.object({ id: z.nullable(deviceIdSchema), name: z.string() });
/** The rules of the clock that a manager at the tablet may set aside. */
export const overridableRuleSchema = z.enum(["tooEarly", "notScheduled"]);
export type OverridableRule = z.infer<typeof overridableRuleSchema>;

/** A manager let the employee clock in at a shared tablet although a rule refused it. */
export const punchOverrideSchema = z.object({
  rule: overridableRuleSchema,
  byName: z.string(),
  reason: z.string(),
});
export type PunchOverride = z.infer<typeof punchOverrideSchema>;

/** A punch as it was made; it never changes afterwards, whatever happens to its entry. */
export const punchRecordSchema = z.object({
  kind: punchKindSchema,
  /** The time of the punch by the server's clock. */
  at: instantSchema,
  source: punchSourceSchema,
  device: z.nullable(punchDeviceSchema),
  /** What the device's own clock showed at the tap; null where it told nothing. */
  deviceAt: z.nullable(instantSchema),
  receivedAt: instantSchema,
  /** The device had no connection at the tap and sent the punch later. */
  wasOffline: z.boolean(),
  /** The name of its photo, if the tablet took one. */
  photoId: z._default(z.nullable(punchIdSchema), null),
  override: z._default(z.nullable(punchOverrideSchema), null),
});
export type PunchRecord = z.infer<typeof punchRecordSchema>;

/** Twenty breaks with two ends each, and the two ends of work. */
export const MOST_PUNCHES = 42;
