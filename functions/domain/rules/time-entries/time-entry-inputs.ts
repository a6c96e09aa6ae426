import {
  employeeIdSchema,
  locationIdSchema,
  shiftIdSchema,
  timeEntryIdSchema,
  userIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { deviceIdSchema } from "../../kernel/ids/record-ids.ts";
import { z } from "zod/mini";
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
  uid: z._default(z.nullable(userIdSchema), null),
});
export type Tap = z.infer<typeof tapSchema>;

/**
 * How a tap reaches the server; differs with every try. `elapsedMs` is the time since the tap by
 * the device's monotonic clock, null when the page did not live that long.
 */
export const sendingSchema = z.object({
  wasQueued: z.boolean(),
  deviceNow: enteredInstantSchema,
  elapsedMs: z.nullable(z.int().check(z.minimum(0), z.maximum(366 * 86_400_000))),
});
export type Sending = z.infer<typeof sendingSchema>;

/** Start and end of a break concern the one open entry of the person. */
export const punchSchema = z.extend(attemptSchema, {
  tap: z._default(z.nullable(tapSchema), null),
  sending: z._default(z.nullable(sendingSchema), null),
});
/** Starts the signed-in person's own clock. */
export const clockInSchema = z.extend(punchSchema, {
  locationId: locationIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  position: z._default(z.nullable(positionSchema), null),
});
/** Stops the clock; the position is null where none was asked for or found. */
export const clockOutSchema = z.extend(punchSchema, {
  position: z._default(z.nullable(positionSchema), null),
});

const enteredSpan = { startsAt: enteredInstantSchema, endsAt: enteredInstantSchema };
const { breaks } = workSpanSchema.shape;
const closedSpanSchema = z.extend(workSpanSchema, {
  ...enteredSpan,
  breaks: z.array(z.extend(breaks.def.element, enteredSpan)).check(z.maxLength(20)),
});

export const addTimeEntrySchema = z.extend(attemptSchema, {
  employeeId: employeeIdSchema,
  locationId: locationIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  shiftId: z._default(z.nullable(shiftIdSchema), null),
  payable: closedSpanSchema,
  note: noteSchema,
  reason: reasonSchema,
});

/** Replaces the payable overlay; the punches stay. Without `shiftId` the shift stays as well. */
export const correctTimeEntrySchema = z.extend(editSchema, {
  entryId: timeEntryIdSchema,
  locationId: locationIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  shiftId: z.optional(z.nullable(shiftIdSchema)),
  payable: closedSpanSchema,
  note: noteSchema,
  reason: reasonSchema,
});

const ownEntryEdit = z.extend(editSchema, { entryId: timeEntryIdSchema });
/** An employee says what their time should be, and why. */
export const requestCorrectionSchema = z.extend(ownEntryEdit, {
  requested: closedSpanSchema,
  message: reasonSchema,
});
/** An employee who did not clock in asks for an entry; without a job role, it is the planned one. */
export const requestEntrySchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  requested: closedSpanSchema,
  message: reasonSchema,
});
export const withdrawCorrectionSchema = ownEntryEdit;
export const acceptCorrectionSchema = ownEntryEdit;
/** The message tells the employee why the time stays. */
export const declineCorrectionSchema = z.extend(ownEntryEdit, { message: reasonSchema });

const editOfEntry = z.extend(editSchema, {
  entryId: timeEntryIdSchema,
  /** Empty where no reason is required: see `needsReason`. */
  reason: linesSchema(300),
});
const workShape = {
  locationId: locationIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  shiftId: z.nullable(shiftIdSchema),
};

/** Splits an entry; the work is that of the second piece. */
export const splitTimeEntrySchema = z.extend(editOfEntry, {
  ...workShape,
  at: enteredInstantSchema,
});
/** Moves an entry to another job role, location or shift; its time stays to the second. */
export const reassignTimeEntrySchema = z.extend(editOfEntry, workShape);
/** Replaces the breaks of an entry, and records what was not taken. */
export const changeBreaksSchema = z.extend(editOfEntry, {
  breaks: closedSpanSchema.shape.breaks,
  breakAttestation: breakAttestationSchema,
});
/** Voids an entry and records approved time off of that type in its place. */
export const convertTimeEntrySchema = z.extend(editOfEntry, { type: timeOffTypeIdSchema });

/** Merges adjoining entries of one employee into the first of them. */
export const mergeTimeEntriesSchema = z.extend(attemptSchema, {
  entries: z
    .array(
      z.object({ entryId: timeEntryIdSchema, expectedVersion: editSchema.shape.expectedVersion }),
    )
    .check(z.minLength(1), z.maxLength(10)),
  reason: linesSchema(300),
});

/** Approves up to 200 entries; the answer says for each whether it was approved, and if not why. */
export const approveTimeEntriesSchema = z.extend(attemptSchema, {
  entries: z
    .array(
      z.object({ entryId: timeEntryIdSchema, expectedVersion: editSchema.shape.expectedVersion }),
    )
    .check(z.minLength(1), z.maxLength(200)),
});

const bulkRowSchema = z.object({
  key: batchRowSchema.shape.key,
  title: batchRowSchema.shape.title,
  entryId: timeEntryIdSchema,
  expectedVersion: editSchema.shape.expectedVersion,
});

/** Approves entries, each on its own, so that a long action is many short transactions. */
export const approveManySchema = z.extend(bulkSchema, {
  rows: z.array(bulkRowSchema).check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

/** Takes approvals back, each on its own. */
export const unapproveManySchema = z.extend(bulkSchema, {
  rows: z
    .array(z.extend(bulkRowSchema, { reason: reasonSchema }))
    .check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

/** Sets the end of an entry without one, with unpaid breaks not punched, and approves it. */
export const acceptEndSchema = z.extend(editSchema, {
  entryId: timeEntryIdSchema,
  endsAt: enteredInstantSchema,
  breaks: z
    .array(z.object({ startsAt: enteredInstantSchema, endsAt: enteredInstantSchema }))
    .check(z.maxLength(MOST_BREAKS)),
});

export const decideTimeEntrySchema = z.extend(editSchema, {
  entryId: timeEntryIdSchema,
  reason: reasonSchema,
});
