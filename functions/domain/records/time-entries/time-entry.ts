import {
  employeeIdSchema,
  locationIdSchema,
  shiftIdSchema,
  storedUserIdSchema,
  timeEntryIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { z } from "zod/mini";
import { judgedPositionSchema } from "../locations/judge-position.ts";
import { noteSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { MOST_PUNCHES, punchRecordSchema } from "./punch-record.ts";

/** `requested` is time that an employee asks for and no manager has accepted: it counts nowhere. */
export const timeEntryStateSchema = z.enum([
  "requested",
  "clockedIn",
  "onBreak",
  "closed",
  "needsFix",
  "approved",
  "rejected",
  "voided",
  "locked",
  "exported",
]);
export type TimeEntryState = z.infer<typeof timeEntryStateSchema>;

export const timeEntryFlagSchema = z.enum([
  "missedClockOut",
  "lateIn",
  "earlyIn",
  "earlyOut",
  "lateOut",
  "noShift",
  "longEntry",
  "editedAfterApproval",
  "offSite",
  "noPosition",
  "positionRequest",
  "lowAccuracy",
  "shortEntry",
  "wrongLocation",
  "roleMismatch",
  "roleToCheck",
  "breakMissed",
  "breakShort",
  "breakLate",
  "overtimeDaily",
  "overtimeWeekly",
  "overlap",
  "rateMissing",
  "offline",
  "offlineLate",
  "correctionRequested",
  "deviceClock",
  "managerOverride",
]);
export type TimeEntryFlag = z.infer<typeof timeEntryFlagSchema>;

/** A break; `endsAt` is null while it lasts. Instants, half-open. */
export const workBreakSchema = z.object({
  startsAt: instantSchema,
  endsAt: z.nullable(instantSchema),
  isPaid: z.boolean(),
});
export type WorkBreak = z.infer<typeof workBreakSchema>;

/** The most breaks of one entry. */
export const MOST_BREAKS = 20;

/** Worked time: from `startsAt` to `endsAt` (null while it lasts), with its breaks in order. */
export const workSpanSchema = z.object({
  startsAt: instantSchema,
  endsAt: z.nullable(instantSchema),
  breaks: z.array(workBreakSchema).check(z.maxLength(MOST_BREAKS)),
});
export type WorkSpan = z.infer<typeof workSpanSchema>;

/** The person's positions at the punches, as far as the location asked for them. */
export const punchPositionsSchema = z.object({
  clockIn: z.nullable(judgedPositionSchema),
  clockOut: z.nullable(judgedPositionSchema),
});
export type PunchPositions = z.infer<typeof punchPositionsSchema>;

export const noPositions: PunchPositions = { clockIn: null, clockOut: null };

/**
 * What is recorded about a break that was not taken: `mealWaived` if the employee agreed to work
 * without it, so that no premium is due; `noBreak` if there was none, so that nothing is deducted
 * automatically.
 */
export const breakAttestationSchema = z.enum(["none", "mealWaived", "noBreak"]);
export type BreakAttestation = z.infer<typeof breakAttestationSchema>;

const requestedSpanSchema = z.object({
  startsAt: instantSchema,
  endsAt: instantSchema,
  breaks: z
    .array(z.extend(workBreakSchema, { endsAt: instantSchema }))
    .check(z.maxLength(MOST_BREAKS)),
});

/**
 * What an employee says that the time should be. It changes nothing by itself: a manager accepts or
 * declines it, or edits the time otherwise, which settles it; the employee may withdraw it.
 */
export const correctionRequestSchema = z.object({
  state: z.enum(["open", "accepted", "declined", "withdrawn", "settled"]),
  requested: requestedSpanSchema,
  /** True if it asks for the entry itself, because the employee did not clock in. */
  isNewEntry: z._default(z.boolean(), false),
  message: z.string(),
  askedAt: instantSchema,
  /** The manager's words; empty without any. */
  answer: z.string(),
  answeredByName: z.nullable(z.string()),
  answeredAt: z.nullable(instantSchema),
});
export type CorrectionRequest = z.infer<typeof correctionRequestSchema>;

const firstApprovalSchema = z.object({
  uid: storedUserIdSchema,
  name: z.string(),
  at: instantSchema,
});

/** The most entries from which one entry is made. */
export const MOST_PIECES = 20;

/**
 * One piece of worked time. `punched` is what was punched and never changes afterwards (null for
 * an entry added by hand); `payable` is the overlay that is paid. No money: see `employeeWeeks`.
 */
export const timeEntrySchema = z.object({
  id: timeEntryIdSchema,
  employeeId: employeeIdSchema,
  locationId: locationIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  shiftId: z.nullable(shiftIdSchema),
  timeZone: timeZoneSchema,
  day: localDateSchema,
  weekStart: localDateSchema,
  punched: z.nullable(workSpanSchema),
  payable: workSpanSchema,
  proposedEndsAt: z.nullable(instantSchema),
  state: timeEntryStateSchema,
  flags: z.array(timeEntryFlagSchema),
  positions: z._default(punchPositionsSchema, noPositions),
  /** The punches with their facts, in the order in which they arrived; none in older entries. */
  punches: z._default(z.array(punchRecordSchema).check(z.maxLength(MOST_PUNCHES)), []),
  breakAttestation: z._default(breakAttestationSchema, "none"),
  /** The entry that it was split off from, or those merged into it: their punches are its own. */
  madeFrom: z._default(z.array(timeEntryIdSchema).check(z.maxLength(MOST_PIECES)), []),
  /** True once an approval was withdrawn; edits after that are flagged. */
  wasApproved: z._default(z.boolean(), false),
  /** The employee's last request for other times. */
  correction: z._default(z.nullable(correctionRequestSchema), null),
  /** The first of two approvals, where the company requires two people. */
  firstApproval: z._default(z.nullable(firstApprovalSchema), null),
  /** True if the company's rule approved it, and no person did. */
  isApprovedByRule: z._default(z.boolean(), false),
  note: noteSchema,
  approvedByName: z.nullable(z.string()),
  approvedAt: z.nullable(instantSchema),
  updatedByName: z.string(),
  updatedAt: instantSchema,
  version: versionSchema,
});
export type TimeEntry = z.infer<typeof timeEntrySchema>;

/** An entry that no manager has split, merged or approved, and that nobody asks to correct. */
export const unedited: Pick<
  TimeEntry,
  | "breakAttestation"
  | "madeFrom"
  | "wasApproved"
  | "correction"
  | "firstApproval"
  | "isApprovedByRule"
> = {
  correction: null,
  firstApproval: null,
  isApprovedByRule: false,
  breakAttestation: "none",
  madeFrom: [],
  wasApproved: false,
};
