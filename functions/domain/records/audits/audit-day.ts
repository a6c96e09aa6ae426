import { z } from "zod/mini";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/** Characters of each row's hash in `tags`. */
export const TAG_LENGTH = 8;

/**
 * `auditDays/{day}`: the seal of a day's audit rows, written once the day is over. `root` covers
 * the rows in their order, their number, the bounds of the day and the root of the day before.
 */
export const auditDaySchema = z.object({
  id: localDateSchema,
  day: localDateSchema,
  /** The bounds of the day by the company's clock; `until` is not included. */
  from: instantSchema,
  until: instantSchema,
  count: z.int().check(z.minimum(0)),
  /** "" for the first day. */
  previousRoot: z.string(),
  root: z.string(),
  /** The beginnings of the rows' hashes in their order: finds the row that differs. */
  tags: z.string(),
  sealedAt: instantSchema,
  /**
   * The edits of worked time of the day, packed (`pack-edits.ts`), which reports read. Null in days
   * that were sealed by earlier releases. No part of the seal: it is made of the rows again.
   */
  edits: z._default(z.nullable(z.string()), null),
});
export type AuditDay = z.infer<typeof auditDaySchema>;
