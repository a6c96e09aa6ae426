import {
  employeeIdSchema,
  locationIdSchema,
  timeEntryIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { positionSchema } from "../../records/locations/judge-position.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import { attemptSchema, editSchema, noteSchema, reasonSchema } from "../../kernel/fields/fields.ts";
import { enteredInstantSchema } from "../../kernel/time/instant.ts";
import { workSpanSchema } from "../../records/time-entries/time-entry.ts";

/** A tap as the device knows it: the id of the browser's installation, and its own clock. */
export const tapSchema = z.object({ deviceId: z.uuid(), at: enteredInstantSchema });
export type Tap = z.infer<typeof tapSchema>;

/** Start and end of a break concern the one open entry of the person. */
export const punchSchema = attemptSchema.extend({ tap: tapSchema.nullable().default(null) });
/** Starts the signed-in person's own clock. */
export const clockInSchema = punchSchema.extend({
  locationId: locationIdSchema,
  jobRoleId: jobRoleIdSchema.nullable(),
  position: positionSchema.nullable().default(null),
});
/** As the breaks; a location may ask where the person is, and takes no answer for one, too. */
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
  payable: closedSpanSchema,
  note: noteSchema,
  reason: reasonSchema,
});

/** Replaces the payable overlay; the punches stay. */
export const correctTimeEntrySchema = editSchema.extend({
  entryId: timeEntryIdSchema,
  locationId: locationIdSchema,
  jobRoleId: jobRoleIdSchema.nullable(),
  payable: closedSpanSchema,
  note: noteSchema,
  reason: reasonSchema,
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

export const decideTimeEntrySchema = editSchema.extend({
  entryId: timeEntryIdSchema,
  reason: reasonSchema,
});
