import {
  employeeIdSchema,
  locationIdSchema,
  companyIdSchema,
  timeEntryIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { roleSchema } from "../../kernel/access/role.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { plannedSchema, shiftChangeSchema } from "../schedules/shift-change.ts";
import { timeOffSpanSchema } from "../time-off/time-off.ts";
import { timeOffTypeIdSchema } from "../time-off/time-off-type.ts";
import { toldActSchema } from "../users/access-change.ts";
import { alertsContentSchema } from "./alerts-content.ts";
import {
  companyStandingSchema,
  exportPreparedSchema,
  paymentDueSchema,
} from "./company-content.ts";
import { readerFormats } from "./reader-formats.ts";
import { reportContentSchema } from "./report-content.ts";
import { shiftRequestContentSchema } from "./shift-request-content.ts";

/**
 * An employee is offered a login. What is stored holds `tokenSeed`, from which the server makes the
 * token while it writes the letter, and the `proof` that the invitation was opened from this very
 * mail; it is gone once the mail is sent or given up. `token` is stored only in messages from
 * before, `proof` never.
 */
const invitationSchema = z.object({
  kind: z.literal("invitation"),
  companyName: z.string(),
  employeeName: z.string(),
  invitedByName: z.string(),
  token: z._default(z.nullable(z.string()), null),
  tokenSeed: z._default(z.nullable(z.string()), null),
  proof: z._default(z.nullable(z.string()), null),
});

/** Tells the person who sent an invitation that the login now exists. */
const invitationAcceptedSchema = z.object({
  kind: z.literal("invitationAccepted"),
  companyName: z.string(),
  employeeName: z.string(),
  employeeId: employeeIdSchema,
});

/** A published or withdrawn week, as far as it is different for the reader. */
const weekPublishedSchema = z.object({
  kind: z.literal("weekPublished"),
  employeeName: z.string(),
  locationId: locationIdSchema,
  locationName: z.string(),
  weekStart: localDateSchema,
  publishedByName: z.string(),
  changes: z.array(shiftChangeSchema),
  /** True if the reader had shifts in the week before; absent if not. */
  hadShifts: z.optional(z.boolean()),
  /** What the manager added; absent or empty for nothing. */
  message: z.optional(z.string()),
  /** Why the week was withdrawn; absent for a published one. */
  withdrawnFor: z.optional(z.string()),
  formats: readerFormats,
});

/** The reader's published shifts at a location that got another time zone. */
const zoneChangedSchema = z.object({
  kind: z.literal("zoneChanged"),
  employeeName: z.string(),
  locationId: locationIdSchema,
  locationName: z.string(),
  changedByName: z.string(),
  zoneBefore: timeZoneSchema,
  zoneAfter: timeZoneSchema,
  /** The week of the first shift that moves. */
  weekStart: localDateSchema,
  /** The moved shifts, before and after on the new clock. */
  changes: z.array(shiftChangeSchema),
  /** Shifts on which only the name of the zone is different. */
  unmovedCount: z.int().check(z.minimum(0)),
  formats: readerFormats,
});

/** Tells the reader that another person changed their login. */
const accessChangedSchema = z.object({
  kind: z.literal("accessChanged"),
  act: toldActSchema,
  /** Null when the login no longer belongs to a company. */
  role: z.nullable(roleSchema),
  byName: z.string(),
});

/** No admin of a company can sign in any more. */
const adminMissingSchema = z.object({
  kind: z.literal("adminMissing"),
  companyId: companyIdSchema,
  companyName: z.string(),
  /** To product staff, who can make another admin; else to a manager of the company. */
  isForStaff: z.boolean(),
});

/** Tells a manager that an employee requests time off. */
const timeOffRequestedSchema = z.object({
  kind: z.literal("timeOffRequested"),
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  type: timeOffTypeIdSchema,
  /** What the type is called; missing in mail from before types were a list of the company. */
  typeName: z.optional(z.string()),
  span: timeOffSpanSchema,
  note: z.string(),
  formats: readerFormats,
});

/** The decision about the reader's time off. */
const timeOffDecidedSchema = z.extend(timeOffRequestedSchema, {
  kind: z.literal("timeOffDecided"),
  decision: z.enum(["approved", "denied", "cancelled"]),
  byName: z.string(),
});

/** What an employee asks about: times of an entry, a missing entry, or the hours of a timesheet. */
const askedTimeSchema = z.discriminatedUnion("of", [
  z.object({
    of: z.enum(["correction", "newEntry"]),
    entryId: timeEntryIdSchema,
    weekStart: localDateSchema,
    timeZone: timeZoneSchema,
    requested: z.object({ startsAt: instantSchema, endsAt: instantSchema }),
  }),
  z.object({ of: z.literal("timesheet"), firstDay: localDateSchema, lastDay: localDateSchema }),
]);
export type AskedTime = z.infer<typeof askedTimeSchema>;

/** Tells a manager that an employee asks for other times, or disputes a timesheet. */
const timeRequestedSchema = z.object({
  kind: z.literal("timeRequested"),
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  about: askedTimeSchema,
  /** The employee's words. */
  note: z.string(),
  formats: readerFormats,
});

/** The answer to what the reader asked about their time; `note` holds the manager's words. */
const timeAnsweredSchema = z.extend(timeRequestedSchema, {
  kind: z.literal("timeAnswered"),
  /** False where the requested times were declined; a dispute is only answered. */
  isAccepted: z.boolean(),
  /** True where a manager edited or removed the entry instead of answering. */
  isSettled: z._default(z.boolean(), false),
  byName: z.string(),
});

/** Shifts that stay planned at the reader's location although their person cannot work them. */
const shiftsToCoverSchema = z.object({
  kind: z.literal("shiftsToCover"),
  because: z.enum(["timeOff", "left"]),
  employeeName: z.string(),
  locationId: locationIdSchema,
  locationName: z.string(),
  byName: z.string(),
  /** The week of the first shift. */
  weekStart: localDateSchema,
  shifts: z.array(plannedSchema),
  formats: readerFormats,
});

/** The reader's clock still runs after the end of the shift, or for long. */
const clockOutReminderSchema = z.object({
  kind: z.literal("clockOutReminder"),
  employeeName: z.string(),
  locationName: z.string(),
  timeZone: timeZoneSchema,
  /** The day of the entry. */
  day: localDateSchema,
  startedAt: instantSchema,
  /** Null for work without a shift. */
  shiftEndedAt: z.nullable(instantSchema),
  formats: readerFormats,
});

/**
 * A shift that needs someone: offered to the reader, or no longer; or, for the person who offered
 * it, accepted by an employee or declined by all.
 */
const coverSchema = z.object({
  kind: z.literal("cover"),
  event: z.enum(["offered", "over", "accepted", "declined", "claimed"]),
  /** Who offers it, who accepted it, or who took an open one. */
  byName: z.string(),
  locationId: locationIdSchema,
  locationName: z.string(),
  weekStart: localDateSchema,
  shift: plannedSchema,
  formats: readerFormats,
});

/** A person with a proven address of the company's domain asks its admins to be let in. */
const joinRequestedSchema = z.object({
  kind: z.literal("joinRequested"),
  companyName: z.string(),
  askerName: z.string(),
  askerEmail: z.string(),
});

/** The content of a mail, before it is put into words. */
export const mailContentSchema = z.discriminatedUnion("kind", [
  invitationSchema,
  invitationAcceptedSchema,
  weekPublishedSchema,
  zoneChangedSchema,
  accessChangedSchema,
  adminMissingSchema,
  timeOffRequestedSchema,
  timeOffDecidedSchema,
  timeRequestedSchema,
  timeAnsweredSchema,
  shiftsToCoverSchema,
  clockOutReminderSchema,
  joinRequestedSchema,
  companyStandingSchema,
  exportPreparedSchema,
  paymentDueSchema,
  alertsContentSchema,
  coverSchema,
  shiftRequestContentSchema,
  reportContentSchema,
]);
export type MailContent = z.infer<typeof mailContentSchema>;
export type MailKind = MailContent["kind"];
export type ContentOf<K extends MailKind> = Extract<MailContent, { kind: K }>;
