import { employeeIdSchema, userIdSchema } from "../../kernel/ids/entity-ids.ts";
import { auditRowIdSchema, batchIdSchema } from "../../kernel/ids/record-ids.ts";
import { documentIdSchema } from "../../kernel/fields/fields.ts";
import { z } from "zod";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import { auditDaySchema } from "./audit-day.ts";
import { auditEntitySchema, auditRowSchema } from "./audit-row.ts";

/** What a reader asks for; null and false ask for nothing. Days are those of the company's zone. */
export const auditFiltersSchema = z.object({
  entity: auditEntitySchema.nullable(),
  recordId: documentIdSchema.nullable(),
  employeeId: employeeIdSchema.nullable(),
  byUid: userIdSchema.nullable(),
  act: z
    .string()
    .regex(/^[a-zA-Z]{1,40}$/)
    .nullable(),
  batchId: batchIdSchema.nullable(),
  isAfterApproval: z.boolean(),
  isSelfEdit: z.boolean(),
  from: enteredDaySchema.nullable(),
  to: enteredDaySchema.nullable(),
});
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

export const noAuditFilters: AuditFilters = {
  entity: null,
  recordId: null,
  employeeId: null,
  byUid: null,
  act: null,
  batchId: null,
  isAfterApproval: false,
  isSelfEdit: false,
  from: null,
  to: null,
};

/** The beginning of a page: the order of its first row. */
export const auditCursorSchema = z
  .string()
  .max(240)
  .regex(/^[\w:.-]+$/u)
  .nullable();

export const listAuditsSchema = z.object({ filters: auditFiltersSchema, from: auditCursorSchema });

/** A page of rows, the latest first; `next` names the first row of the next page. */
export const auditPageSchema = z.object({
  rows: z.array(auditRowSchema),
  next: z.string().nullable(),
  unreadable: z.int(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** The days to be checked or exported, both included. */
const daysSchema = z.object({ from: enteredDaySchema, to: enteredDaySchema });

export const verifyAuditsSchema = daysSchema;

export const dayFindingSchema = z.object({
  problem: z.enum(["changed", "removed", "inserted", "reordered", "sealChanged", "dayMissing"]),
  rowId: auditRowIdSchema.nullable(),
  at: z.string().nullable(),
});

/** A day that was checked; one without a seal is not over, or lost its seal. */
export const checkedDaySchema = auditDaySchema.pick({ day: true, root: true }).extend({
  rows: z.int().min(0),
  state: z.enum(["sealed", "open", "unsealed"]),
  findings: z.array(dayFindingSchema),
});
export type CheckedDay = z.infer<typeof checkedDaySchema>;

/** `next` is the first day that was not checked yet. */
export const verifiedAuditsSchema = z.object({
  days: z.array(checkedDaySchema),
  next: z.string().nullable(),
});

/** `after` is the last row of the page before, and `link` the link to it. */
export const exportAuditsSchema = daysSchema.extend({
  filters: auditFiltersSchema,
  after: auditCursorSchema,
  link: z
    .string()
    .regex(/^[0-9a-f]{0,64}$/)
    .nullable(),
});
export type ExportAudits = z.infer<typeof exportAuditsSchema>;

export const auditLinesSchema = z.object({
  lines: z.array(z.array(z.string())),
  next: z
    .object({ from: z.string(), after: z.string().nullable(), link: z.string().nullable() })
    .nullable(),
});
