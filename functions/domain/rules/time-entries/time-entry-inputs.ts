import {
  employeeIdSchema,
  locationIdSchema,
  shiftIdSchema,
  timeEntryIdSchema,
  userIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { deviceIdSchema } from "../../kernel/ids/record-ids.ts";
import { z } from "zod";
import { batchRowSchema, bulkSchema, MOST_BATCH_ROWS } from "../../records/batches/batch.ts";
import { positionSchema } from "../../records/locations/judge-position.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import { attemptSchema, editSchema, noteSchema, reasonSchema } from "../../kernel/fields/fields.ts";
import { enteredInstantSchema } from "../../kernel/time/instant.ts";
import {
  breakAttestationSchema,
  MOST_BREAKS,
  workSpanSchema,
} from "../../records/time-entries/time-entry.ts";
import { timeOffTypeIdSchema } from "../../records/time-off/time-off-type.ts";
import { linesSchema } from "../../kernel/text/text-schema.ts";

/**
 * A tap as the device knows it: the id of the browser's installation, its own clock, and the login
 * that tapped, which on a shared device may not be the one that is signed in later.
 */
export const tapSchema = z.object({
  deviceId: deviceIdSchema,
  at: enteredInstantSchema,
  uid: userIdSchema.nullable().default(null),
});
export type Tap = z.infer<typeof tapSchema>;

/**
 * How a tap reaches the server; differs with every try. `elapsedMs` is the time since the tap by
 * the device's monotonic clock, null when the page did not live that long.
 */
export const sendingSchema = z.object({
  wasQueued: z.boolean(),
  deviceNow: enteredInstantSchema,
  elapsedMs: z
    .int()
    .min(0)
    .max(366 * 86_400_000)
    .nullable(),
});
export type Sending = z.infer<typeof sendingSchema>;

/** Start and end of a break concern the one open entry of the person. */
export const punchSchema = attemptSchema.extend({
  tap: tapSchema.nullable().default(null),
  sending: sendingSchema.nullable().default(null),
});
/** Starts the signed-in person's own clock. */
export const clockInSchema = punchSchema.extend({
  locationId: locationIdSchema,
  jobRoleId: jobRoleIdSchema.nullable(),
  position: positionSchema.nullable().default(null),
});
/** Stops the clock; the position is null where none was asked for or found. */
export const clockOutSchema = punchSchema.extend({
  position: positionSchema.nullable().default(null),
});

const enteredSpan = { startsAt: enteredInstantSchema, endsAt: enteredInstantSchema };
const { breaks } = workSpanSchema.shape;
const closedSpanSchema = workSpanSchema.extend({
  ...enteredSpan,
  breaks: z.array(breaks.element.extend(enteredSpan)).max(20),
});

export const addTimeEntrySchema = attemptSchema.extend({
  employeeId: employeeIdSchema,
  locationId: locationIdSchema,
  jobRoleId: jobRoleIdSchema.nullable(),
  shiftId: shiftIdSchema.nullable().default(null),
  payable: closedSpanSchema,
  note: noteSchema,
  reason: reasonSchema,
});

/** Replaces the payable overlay; the punches stay. Without `shiftId` the shift stays as well. */
export const correctTimeEntrySchema = editSchema.extend({
  entryId: timeEntryIdSchema,
  locationId: locationIdSchema,
  jobRoleId: jobRoleIdSchema.nullable(),
  shiftId: shiftIdSchema.nullable().optional(),
  payable: closedSpanSchema,
  note: noteSchema,
  reason: reasonSchema,
});

const ownEntryEdit = editSchema.extend({ entryId: timeEntryIdSchema });
/** An employee says what their time should be, and why. */
export const requestCorrectionSchema = ownEntryEdit.extend({
  requested: closedSpanSchema,
  message: reasonSchema,
});
/** An employee who did not clock in asks for an entry; without a job role, it is the planned one. */
export const requestEntrySchema = attemptSchema.extend({
  locationId: locationIdSchema,
  jobRoleId: jobRoleIdSchema.nullable(),
  requested: closedSpanSchema,
  message: reasonSchema,
});
export const withdrawCorrectionSchema = ownEntryEdit;
export const acceptCorrectionSchema = ownEntryEdit;
/** The message tells the employee why the time stays. */
export const declineCorrectionSchema = ownEntryEdit.extend({ message: reasonSchema });

const editOfEntry = editSchema.extend({
  entryId: timeEntryIdSchema,
  /** Empty where no reason is required: see `needsReason`. */
  reason: linesSchema(300),
});
const workShape = {
  locationId: locationIdSchema,
  jobRoleId: jobRoleIdSchema.nullable(),
  shiftId: shiftIdSchema.nullable(),
};

/** Splits an entry; the work is that of the second piece. */
export const splitTimeEntrySchema = editOfEntry.extend({ ...workShape, at: enteredInstantSchema });
/** Moves an entry to another job role, location or shift; its time stays to the second. */
export const reassignTimeEntrySchema = editOfEntry.extend(workShape);
/** Replaces the breaks of an entry, and records what was not taken. */
export const changeBreaksSchema = editOfEntry.extend({
  breaks: closedSpanSchema.shape.breaks,
  breakAttestation: breakAttestationSchema,
});
/** Voids an entry and records approved time off of that type in its place. */
export const convertTimeEntrySchema = editOfEntry.extend({ type: timeOffTypeIdSchema });

/** Merges adjoining entries of one employee into the first of them. */
export const mergeTimeEntriesSchema = attemptSchema.extend({
  entries: z
    .array(
      z.object({ entryId: timeEntryIdSchema, expectedVersion: editSchema.shape.expectedVersion }),
    )
    .min(1)
    .max(10),
  reason: linesSchema(300),
});

/** Approves up to 200 entries; the answer says for each whether it was approved, and if not why. */
export const approveTimeEntriesSchema = attemptSchema.extend({
  entries: z
    .array(
      z.object({ entryId: timeEntryIdSchema, expectedVersion: editSchema.shape.expectedVersion }),
    )
    .min(1)
    .max(200),
});

const bulkRowSchema = z.object({
  key: batchRowSchema.shape.key,
  title: batchRowSchema.shape.title,
  entryId: timeEntryIdSchema,
  expectedVersion: editSchema.shape.expectedVersion,
});

/** Approves entries, each on its own, so that a long action is many short transactions. */
export const approveManySchema = bulkSchema.extend({
  rows: z.array(bulkRowSchema).min(1).max(MOST_BATCH_ROWS),
});

/** Takes approvals back, each on its own. */
export const unapproveManySchema = bulkSchema.extend({
  rows: z
    .array(bulkRowSchema.extend({ reason: reasonSchema }))
    .min(1)
    .max(MOST_BATCH_ROWS),
});

/** Sets the end of an entry without one, with unpaid breaks not punched, and approves it. */
export const acceptEndSchema = editSchema.extend({
  entryId: timeEntryIdSchema,
  endsAt: enteredInstantSchema,
  breaks: z
    .array(z.object({ startsAt: enteredInstantSchema, endsAt: enteredInstantSchema }))
    .max(MOST_BREAKS),
});

export const decideTimeEntrySchema = editSchema.extend({
  entryId: timeEntryIdSchema,
  reason: reasonSchema,
});
