import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { auditRowIdSchema, storedBatchIdSchema } from "../../kernel/ids/record-ids.ts";
import { z } from "zod/mini";
import { roleSchema } from "../../kernel/access/role.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { recordChangeSchema } from "../history/record-changes.ts";

/** What an audit row is about. */
export const auditEntitySchema = z.enum([
  "timeEntry",
  "shift",
  "schedule",
  "payPeriod",
  "wage",
  "access",
  "rules",
  "settings",
  "location",
  "dayEvent",
  "checklist",
]);
export type AuditEntity = z.infer<typeof auditEntitySchema>;

/**
 * How a change was made: punches name their way; other changes are made in the app, by a job, by a
 * rule of the company, or by product staff.
 */
export const auditSourceSchema = z.enum([
  "web",
  "kiosk",
  "manual",
  "import",
  "job",
  "rule",
  "support",
]);
export type AuditSource = z.infer<typeof auditSourceSchema>;

/**
 * Facts that some readers do not see, or that may have to be removed: `digest` covers them and
 * `salt`, so that the row's hash can be checked without them. `salt` and `values` are null after
 * their removal, and for readers who do not see them.
 */
const covered = <T extends z.ZodMiniType>(values: T) =>
  z.object({
    salt: z.nullable(z.string()),
    digest: z.string(),
    values: z.nullable(values),
  });

/** Names and what people wrote. */
export const auditWordsSchema = z.object({
  /** The employee whom the row is about, or the address of a login. */
  employeeName: z.nullable(z.string()),
  byName: z.string(),
  reason: z.nullable(z.string()),
});
export type AuditWords = z.infer<typeof auditWordsSchema>;

/** What only readers who see wages see. */
export const auditPaySchema = z.object({
  /** By how much pay grew or shrank; null where that was not computed. */
  deltaMinor: z.nullable(z.int()),
  currency: z.string(),
  changes: z.array(recordChangeSchema),
});
export type AuditPay = z.infer<typeof auditPaySchema>;

/**
 * `audits/{id}`: one change of one record, written in the transaction of the change. Rows are never
 * changed, except that `words` of a person whose data is removed for good lose their values.
 */
export const auditRowSchema = z.object({
  id: auditRowIdSchema,
  /** The instant and the id: sorts the rows, also those of the same instant. */
  order: z.string(),
  at: instantSchema,
  entity: auditEntitySchema,
  recordId: z.string(),
  act: z.string(),
  /** The day that the change is about: of the work, or from which a rate or rule holds. */
  day: z.nullable(localDateSchema),
  employeeId: z.nullable(employeeIdSchema),
  locationIds: z.array(locationIdSchema),
  byUid: storedUserIdSchema,
  byRole: z.nullable(roleSchema),
  source: auditSourceSchema,
  device: z.nullable(z.string()),
  batchId: z.nullable(storedBatchIdSchema),
  /** The editor is the employee whom the row is about. */
  isSelfEdit: z.boolean(),
  /** The record had been approved, closed or published before the change. */
  isAfterApproval: z.boolean(),
  deltaSeconds: z.int(),
  changes: z.array(recordChangeSchema),
  /** Further facts for the sentence, as JSON; "" where there are none. */
  detail: z.string(),
  words: covered(auditWordsSchema),
  pay: covered(auditPaySchema),
  /** The readers of the row other than admins: the marks of `auditReaders`. */
  readers: z.array(z.string()),
  hash: z.string(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

/** The facts of a row whose text needs no cover. */
export type AuditFacts = Omit<AuditRow, "words" | "pay" | "readers" | "hash">;
