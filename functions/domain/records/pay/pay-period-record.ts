import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { snapshotIdSchema } from "../../kernel/ids/record-ids.ts";
import { z } from "zod/mini";
import {
  attemptSchema,
  editSchema,
  optionalReasonSchema,
  reasonSchema,
  versionOrNoneSchema,
} from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

export const payPeriodStateSchema = z.enum(["open", "closing", "closed", "exported"]);
export type PayPeriodState = z.infer<typeof payPeriodStateSchema>;

export const periodActSchema = z.enum([
  "close",
  "reopen",
  "export",
  "closeLocation",
  "reopenLocation",
]);
export type PeriodAct = z.infer<typeof periodActSchema>;

/**
 * A location whose days of a period are closed before the company's. `token` is the attempt that
 * closes it; while it is `closing`, only that one may finish or give up.
 */
export const locationClosingSchema = z.object({
  locationId: locationIdSchema,
  state: z.enum(["closing", "closed"]),
  token: z.string(),
  at: instantSchema,
  byName: z.string(),
});
export type LocationClosing = z.infer<typeof locationClosingSchema>;

/**
 * `payPeriods/{firstDay}`: whether a pay period is closed, and what was done with it. A period
 * without a document is open. `snapshotId` names the lines that were frozen when it was closed.
 * Version 0 is that of a period which is being closed for the first time.
 */
export const payPeriodRecordSchema = z.object({
  id: localDateSchema,
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  state: payPeriodStateSchema,
  snapshotId: z.nullable(snapshotIdSchema),
  exportCount: z.int().check(z.minimum(0)),
  /**
   * True while the weeks of a reopened period are recomputed; it cannot be closed before that ends.
   */
  isRecomputing: z._default(z.boolean(), false),
  /** The attempt that is closing the period; only it may finish or give up. */
  closing: z._default(z.nullable(z.object({ token: z.string(), byName: z.string() })), null),
  /** Locations that were closed first; reopening the period opens them as well. */
  locations: z._default(z.array(locationClosingSchema), []),
  history: z.array(
    z.object({
      action: periodActSchema,
      /** The location that was closed or reopened; null for the whole period. */
      locationId: z._default(z.nullable(locationIdSchema), null),
      at: instantSchema,
      byName: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
  version: z.int().check(z.minimum(0)),
});
export type PayPeriodRecord = z.infer<typeof payPeriodRecordSchema>;

/** `expectedVersion` 0 means a period that was never closed. */
export const closePeriodSchema = z.extend(attemptSchema, {
  firstDay: localDateSchema,
  expectedVersion: versionOrNoneSchema,
  includesUnapproved: z.boolean(),
  /** Why it is closed over requests and disputes that nobody has answered. */
  reason: optionalReasonSchema,
});
export const reopenPeriodSchema = z.extend(editSchema, {
  firstDay: localDateSchema,
  reason: reasonSchema,
});
export const exportPeriodSchema = z.extend(editSchema, { firstDay: localDateSchema });

export const closeLocationSchema = z.extend(attemptSchema, {
  firstDay: localDateSchema,
  locationId: locationIdSchema,
  includesUnapproved: z.boolean(),
  /** Of an admin who closes over requests and disputes that nobody has answered. */
  reason: z.nullable(reasonSchema),
});
export const reopenLocationSchema = z.extend(attemptSchema, {
  firstDay: localDateSchema,
  locationId: locationIdSchema,
  reason: reasonSchema,
});
