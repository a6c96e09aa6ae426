import { z } from "zod";
import { attemptSchema } from "../../kernel/fields/fields.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { linesSchema } from "../../kernel/text/text-schema.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";

/** The most characters of what a manager adds to the message about a publication. */
export const MOST_MESSAGE_CHARACTERS = 250;

/** Employees, job roles and days of one choice. */
const MOST_CHOSEN = 400;

/**
 * The changes that are published: those of the job roles, the people and the days, where an empty
 * list means all of them; null among the people stands for open shifts.
 */
export const publishFilterSchema = z.object({
  jobRoleIds: z.array(jobRoleIdSchema).max(MOST_CHOSEN),
  employeeIds: z.array(employeeIdSchema.nullable()).max(MOST_CHOSEN),
  days: z.array(enteredDaySchema).max(7),
});
export type PublishFilter = z.infer<typeof publishFilterSchema>;

/** All changes of the week. */
export const wholeWeek: PublishFilter = { jobRoleIds: [], employeeIds: [], days: [] };

/**
 * `fingerprint` names the changes that were shown: others are not published. Absent from callers
 * that show none.
 */
export const publishWeekSchema = attemptSchema.extend({
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
  filter: publishFilterSchema.default(wholeWeek),
  message: linesSchema(MOST_MESSAGE_CHARACTERS).default(""),
  fingerprint: z.string().max(60).optional(),
});
