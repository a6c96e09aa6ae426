import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
  timeOffIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import {
  attemptSchema,
  editSchema,
  noteSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import { timeOffPays, timeOffTypeIdSchema } from "./time-off-type.ts";

/** How the type was paid and called when the time off was entered; it keeps that. */
export const timeOffTermsSchema = z.object({
  name: z.string(),
  pays: z.enum(timeOffPays),
  /** The earning code of payroll; "" for that of all paid time off. */
  code: z.string(),
});
export type TimeOffTerms = z.infer<typeof timeOffTermsSchema>;

export const timeOffStateSchema = z.enum(["requested", "approved", "denied", "cancelled"]);
export type TimeOffState = z.infer<typeof timeOffStateSchema>;

const part = z.object({ startsAtLocal: localTimeSchema, endsAtLocal: localTimeSchema });

/** Days, both included; `part` takes only these wall times of a single day. */
const span = { from: localDateSchema, until: localDateSchema, part: part.nullable() };
export const timeOffSpanSchema = z.object(span);
export type TimeOffSpan = z.infer<typeof timeOffSpanSchema>;

/**
 * `timeOff/{id}`: days on which an employee asks not to work. `locationIds` are the employee's, and
 * decide which managers may see and decide it. The person who decided or cancelled it last is kept.
 */
export const timeOffSchema = z.object({
  ...span,
  id: timeOffIdSchema,
  employeeId: employeeIdSchema,
  locationIds: z.array(locationIdSchema),
  type: timeOffTypeIdSchema,
  /** Missing in time off from before types were a list of the company. */
  terms: timeOffTermsSchema.optional(),
  note: noteSchema,
  state: timeOffStateSchema,
  requestedBy: storedUserIdSchema,
  requestedByName: z.string(),
  requestedAt: instantSchema,
  decidedBy: storedUserIdSchema.nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
  decisionNote: noteSchema,
  version: versionSchema,
});
export type TimeOff = z.infer<typeof timeOffSchema>;

/**
 * `isApproved` and `unassignsShifts` are for the person who decides: it is then approved at once.
 */
export const requestTimeOffSchema = attemptSchema.extend({
  ...span,
  employeeId: employeeIdSchema,
  type: timeOffTypeIdSchema,
  note: noteSchema,
  isApproved: z.boolean(),
  unassignsShifts: z.boolean(),
});

export const decideTimeOffSchema = editSchema.extend({
  timeOffId: timeOffIdSchema,
  decision: z.enum(["approved", "denied"]),
  note: noteSchema,
  /** True if the person's planned shifts in it become open; only when it is approved. */
  unassignsShifts: z.boolean(),
});

export const cancelTimeOffSchema = editSchema.extend({ timeOffId: timeOffIdSchema });
export const previewTimeOffSchema = z.object({ ...span, employeeId: employeeIdSchema });
