import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
  timeOffIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import {
  attemptSchema,
  editSchema,
  noteSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema, weekdaySchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import { overriddenBlackoutSchema } from "./blackout.ts";
import { requestBalanceSchema } from "./time-off-balance.ts";
import { timeOffPays, timeOffTypeIdSchema } from "./time-off-type.ts";

/** How the type was paid and called when the time off was entered; it keeps that. */
export const timeOffTermsSchema = z.object({
  name: z.string(),
  pays: z.enum(timeOffPays),
  /** The earning code of payroll; "" for that of all paid time off. */
  code: z.string(),
});
export type TimeOffTerms = z.infer<typeof timeOffTermsSchema>;

/** The hours of one day that count: against the balance, and for pay by the hour. */
export const countedDaySchema = z.object({
  day: localDateSchema,
  seconds: z.int().check(z.minimum(1), z.maximum(86_400)),
});
export type CountedDay = z.infer<typeof countedDaySchema>;

/**
 * The hours that each of these weekdays counts; null for the usual ones of the employee. A part of a
 * day counts its own length.
 */
export const countedHoursSchema = z.object({
  secondsPerDay: z.nullable(
    z.int().check(z.minimum(60, issue("enterHours")), z.maximum(86_400, issue("atMostHours", 24))),
  ),
  weekdays: z.array(weekdaySchema).check(z.minLength(1, issue("chooseWeekday")), z.maxLength(7)),
});
export type CountedHours = z.infer<typeof countedHoursSchema>;

export const timeOffStateSchema = z.enum(["requested", "approved", "denied", "cancelled"]);
export type TimeOffState = z.infer<typeof timeOffStateSchema>;

const part = z.object({ startsAtLocal: localTimeSchema, endsAtLocal: localTimeSchema });

/** Days, both included; `part` takes only these wall times of a single day. */
const span = { from: localDateSchema, until: localDateSchema, part: z.nullable(part) };
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
  terms: z.optional(timeOffTermsSchema),
  /** Missing in time off from before hours were counted: it takes none and pays none. */
  counted: z.optional(z.array(countedDaySchema).check(z.maxLength(366))),
  note: noteSchema,
  /** Absent outside of blackouts, and in time off from before there were any. */
  blackout: z.optional(overriddenBlackoutSchema),
  state: timeOffStateSchema,
  requestedBy: storedUserIdSchema,
  requestedByName: z.string(),
  requestedAt: instantSchema,
  decidedBy: z.nullable(storedUserIdSchema),
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(instantSchema),
  decisionNote: noteSchema,
  version: versionSchema,
});
export type TimeOff = z.infer<typeof timeOffSchema>;

/**
 * `isApproved` and `unassignsShifts` are for the person who decides: it is then approved at once.
 */
export const requestTimeOffSchema = z.extend(attemptSchema, {
  ...span,
  employeeId: employeeIdSchema,
  type: timeOffTypeIdSchema,
  /** Null for the usual hours on Monday to Friday. */
  hours: z._default(z.nullable(countedHoursSchema), null),
  note: noteSchema,
  /** Why time off is entered in a blackout; for the person who decides. */
  blackoutReason: z.optional(noteSchema),
  isApproved: z.boolean(),
  unassignsShifts: z.boolean(),
});

export const decideTimeOffSchema = z.extend(editSchema, {
  timeOffId: timeOffIdSchema,
  decision: z.enum(["approved", "denied"]),
  note: noteSchema,
  /** True if the person's planned shifts in it become open; only when it is approved. */
  unassignsShifts: z.boolean(),
});

export const cancelTimeOffSchema = z.extend(editSchema, { timeOffId: timeOffIdSchema });
export const previewTimeOffSchema = z.object({ ...span, employeeId: employeeIdSchema });

export const countTimeOffSchema = z.extend(previewTimeOffSchema, {
  type: timeOffTypeIdSchema,
  hours: z.nullable(countedHoursSchema),
});
/** What time off would count: its days with hours, and the days on which the location is closed. */
export const timeOffCountSchema = z.object({
  counted: z.array(countedDaySchema),
  closedDays: z.array(localDateSchema),
  /** Null for a type without a balance. */
  balance: z.nullable(requestBalanceSchema),
});
export type TimeOffCount = z.infer<typeof timeOffCountSchema>;
