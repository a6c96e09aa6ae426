import { auditIdSchema } from "../../kernel/ids/record-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  timeEntryIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { roleSchema } from "../../kernel/access/role.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { punchSourceSchema } from "./punch-record.ts";

export const auditActionSchema = z.enum([
  "clockIn",
  "startBreak",
  "endBreak",
  "clockOut",
  "override",
  "add",
  "correct",
  "approve",
  "approveFirst",
  "unapprove",
  "reject",
  "void",
  "flag",
  "move",
  "split",
  "merge",
  "mergeInto",
  "reassign",
  "changeBreaks",
  "convert",
  "requestEntry",
  "acceptEntry",
  "requestCorrection",
  "withdrawCorrection",
  "declineCorrection",
  "import",
  "undoImport",
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** One field that changed; instants and names as text, null for what did not exist. */
export const auditChangeSchema = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** How a punch was made, or a rule that acted, and the name of the device if it is known. */
export const auditOriginSchema = z.object({
  /** `rule` is the company's rule of approval. */
  source: z.enum([...punchSourceSchema.options, "rule"]),
  device: z.nullable(z.string()),
});
export type AuditOrigin = z.infer<typeof auditOriginSchema>;

/**
 * One row of the append-only history of worked time, written in the same transaction as the
 * change. Rows of a person's workweek form a chain: `hash` covers the row and `previousHash`.
 */
export const timeEntryAuditSchema = z.object({
  id: auditIdSchema,
  entryId: timeEntryIdSchema,
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  locationId: locationIdSchema,
  day: localDateSchema,
  weekStart: localDateSchema,
  action: auditActionSchema,
  actor: z.object({ uid: storedUserIdSchema, name: z.string(), role: z.nullable(roleSchema) }),
  at: instantSchema,
  reason: z.nullable(z.string()),
  /** Only of punches; missing in other rows, whose hash does not cover it. */
  origin: z.optional(auditOriginSchema),
  changes: z.array(auditChangeSchema),
  deltaSeconds: z.int(),
  sequence: z.int().check(z.minimum(1)),
  previousHash: z.string(),
  hash: z.string(),
});
export type TimeEntryAudit = z.infer<typeof timeEntryAuditSchema>;

/** The member who changed the worked time; a job of the product has no role. */
export type AuditActor = TimeEntryAudit["actor"];
