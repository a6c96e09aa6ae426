import { issue } from "../../kernel/issues/issue.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import {
  attemptSchema,
  noteSchema,
  versionOrNoneSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema, weekdaySchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

/** Most entries of one employee; more would describe a schedule, not availability. */
export const MOST_ENTRIES = 30;

/**
 * The kind of an entry: the employee cannot work at the time, or prefers to, or can although other
 * entries say something else.
 */
export const availabilityKindSchema = z.enum(["unavailable", "preferred", "available"]);
export type AvailabilityKind = z.infer<typeof availabilityKindSchema>;
/** What holds at a time about which something is said. */
export type StatedKind = Exclude<AvailabilityKind, "available">;

/** Wall times in the employee's home zone; an end at or before the start is on the next day. */
const timesSchema = z
  .object({ startsAtLocal: localTimeSchema, endsAtLocal: localTimeSchema })
  .check(
    z.refine(({ startsAtLocal, endsAtLocal }) => startsAtLocal !== endsAtLocal, {
      message: issue("startIsEnd"),
      path: ["endsAtLocal"],
    }),
  );
export type AvailabilityTimes = z.infer<typeof timesSchema>;

/**
 * The times when an employee cannot work or prefers to: weekly on some days of the week
 * (`weekdays`), or once on every day of a span (`weekdays` null). `from` and `until` are both
 * included; a weekly entry may have no end. Without `times` it covers whole days.
 */
export const availabilityEntrySchema = z
  .object({
    kind: availabilityKindSchema,
    weekdays: z.nullable(
      z.array(weekdaySchema).check(z.minLength(1, issue("chooseWeekday")), z.maxLength(7)),
    ),
    from: localDateSchema,
    until: z.nullable(localDateSchema),
    times: z.nullable(timesSchema),
    note: noteSchema,
  })
  .check(
    z.refine(({ weekdays, until }) => weekdays !== null || until !== null, {
      message: issue("chooseLastDay"),
      path: ["until"],
    }),
    z.refine(({ from, until }) => until === null || until >= from, {
      message: issue("lastDayBeforeFirst"),
      path: ["until"],
    }),
  );
export type AvailabilityEntry = z.infer<typeof availabilityEntrySchema>;

const entriesSchema = z
  .array(availabilityEntrySchema)
  .check(z.maxLength(MOST_ENTRIES, issue("atMostEntries", MOST_ENTRIES)));

/**
 * `availability/{employeeId}`: when a person cannot work or would like to. `locationIds` are the
 * person's places, by which a week of the plan finds it; none while there is nothing to find.
 */
export const availabilitySchema = z.object({
  id: employeeIdSchema,
  employeeId: employeeIdSchema,
  locationIds: z.array(locationIdSchema).check(z.maxLength(50)),
  entries: entriesSchema,
  updatedAt: instantSchema,
  updatedBy: storedUserIdSchema,
  updatedByName: z.string(),
  version: versionSchema,
});
export type Availability = z.infer<typeof availabilitySchema>;

/** Replaces all entries of an employee; `expectedVersion` 0 means that none have been saved. */
export const saveAvailabilitySchema = z.extend(attemptSchema, {
  employeeId: employeeIdSchema,
  expectedVersion: versionOrNoneSchema,
  entries: entriesSchema,
});
