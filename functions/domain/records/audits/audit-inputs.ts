import { employeeIdSchema, userIdSchema } from "../../kernel/ids/entity-ids.ts";
import { auditRowIdSchema, batchIdSchema } from "../../kernel/ids/record-ids.ts";
import { documentIdSchema } from "../../kernel/fields/fields.ts";
import { z } from "zod/mini";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import { auditDaySchema } from "./audit-day.ts";
import { auditEntitySchema, auditRowSchema } from "./audit-row.ts";

/** What a reader asks for; null and false ask for nothing. Days are those of the company's zone. */
export const auditFiltersSchema = z.object({
  entity: z.nullable(auditEntitySchema),
  recordId: z.nullable(documentIdSchema),
  employeeId: z.nullable(employeeIdSchema),
  byUid: z.nullable(userIdSchema),
  act: z.nullable(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))),
  batchId: z.nullable(batchIdSchema),
  isAfterApproval: z.boolean(),
  isSelfEdit: z.boolean(),
  from: z.nullable(enteredDaySchema),
  to: z.nullable(enteredDaySchema),
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
export const auditCursorSchema = z.nullable(
  z.string().check(z.maxLength(240), z.regex(/^[\w:.-]+$/u)),
);

export const listAuditsSchema = z.object({ filters: auditFiltersSchema, from: auditCursorSchema });

/** A page of rows, the latest first; `next` names the first row of the next page. */
export const auditPageSchema = z.object({
  rows: z.array(auditRowSchema),
  next: z.nullable(z.string()),
  unreadable: z.int(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** The days to be checked or exported, both included. */
const daysSchema = z.object({ from: enteredDaySchema, to: enteredDaySchema });

export const verifyAuditsSchema = daysSchema;

export const dayFindingSchema = z.object({
  problem: z.enum(["changed", "removed", "inserted", "reordered", "sealChanged", "dayMissing"]),
  rowId: z.nullable(auditRowIdSchema),
  at: z.nullable(z.string()),
});

/** A day that was checked; one without a seal is not over, or lost its seal. */
export const checkedDaySchema = z.extend(z.pick(auditDaySchema, { day: true, root: true }), {
  rows: z.int().check(z.minimum(0)),
  state: z.enum(["sealed", "open", "unsealed"]),
  findings: z.array(dayFindingSchema),
});
export type CheckedDay = z.infer<typeof checkedDaySchema>;

/** `next` is the first day that was not checked yet. */
export const verifiedAuditsSchema = z.object({
  days: z.array(checkedDaySchema),
  next: z.nullable(z.string()),
});

/** `after` is the last row of the page before, and `link` the link to it. */
export const exportAuditsSchema = z.extend(daysSchema, {
  filters: auditFiltersSchema,
  after: auditCursorSchema,
  link: z.nullable(z.string().check(z.regex(/^[0-9a-f]{0,64}$/))),
});
export type ExportAudits = z.infer<typeof exportAuditsSchema>;

export const auditLinesSchema = z.object({
  lines: z.array(z.array(z.string())),
  next: z.nullable(
    z.object({ from: z.string(), after: z.nullable(z.string()), link: z.nullable(z.string()) }),
  ),
});
