import { z } from "zod/mini";
import { attemptSchema, versionSchema } from "../../kernel/fields/fields.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  shiftIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import type { PublicationId, PublicationPartId, ScheduleId } from "../../kernel/ids/record-ids.ts";
import { publicationIdSchema, publicationPartIdSchema } from "../../kernel/ids/record-ids.ts";
import { linesSchema } from "../../kernel/text/text-schema.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { publishedCountsSchema } from "../history/history-event.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { shiftChangeSchema } from "./shift-change.ts";
import { scheduleSchema } from "./schedule.ts";
import { publishedShiftSchema, shiftSchema } from "./shift.ts";
import { overrideDecisionSchema } from "./shift-override.ts";

/** The most characters of what a manager adds to the message about a publication. */
export const MOST_MESSAGE_CHARACTERS = 250;

/** Employees, job roles and days of one choice. */
const MOST_CHOSEN = 400;

/**
 * The changes that are published: those of the job roles, the people and the days, where an empty
 * list means all of them; null among the people stands for open shifts.
 */
export const publishFilterSchema = z.object({
  jobRoleIds: z.array(jobRoleIdSchema).check(z.maxLength(MOST_CHOSEN)),
  employeeIds: z.array(z.nullable(employeeIdSchema)).check(z.maxLength(MOST_CHOSEN)),
  days: z.array(enteredDaySchema).check(z.maxLength(7)),
});
export type PublishFilter = z.infer<typeof publishFilterSchema>;

/** All changes of the week. */
export const wholeWeek: PublishFilter = { jobRoleIds: [], employeeIds: [], days: [] };

/**
 * `fingerprint` names the changes that were shown: others are not published. Absent from callers
 * that show none. `reason` says why changes are published within the company's notice, or over a
 * budget; changes within it that employees of `askedBy` asked for are not paid.
 */
export const publishWeekSchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
  filter: z._default(publishFilterSchema, wholeWeek),
  message: z._default(linesSchema(MOST_MESSAGE_CHARACTERS), ""),
  fingerprint: z.optional(z.string().check(z.maxLength(60))),
  reason: z.optional(overrideDecisionSchema.shape.reason),
  askedBy: z._default(z.array(employeeIdSchema).check(z.maxLength(MOST_CHOSEN)), []),
});

/**
 * Withdraws the shifts of a week that are still to come. `fingerprint` names those that were shown:
 * others are not withdrawn. Absent from callers that show none.
 */
export const unpublishWeekSchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
  reason: overrideDecisionSchema.shape.reason,
  fingerprint: z.optional(z.string().check(z.maxLength(60))),
});

/** Seconds for which a publication can be taken back, before anyone is told of it. */
export const HOLD_SECONDS = 30;

export const publicationStates = ["held", "told", "undone"] as const;

/**
 * `publications/{id}`: a version of a location's week, as its staff saw it from `at` on. It is held
 * until people are told of it, or it is undone.
 */
export const publicationSchema = z.object({
  id: publicationIdSchema,
  locationId: locationIdSchema,
  weekStart: localDateSchema,
  version: versionSchema,
  /** A week that was withdrawn shows staff no shifts but those that had begun. */
  kind: z.enum(["published", "withdrawn"]),
  state: z.enum(publicationStates),
  at: instantSchema,
  byUid: storedUserIdSchema,
  byName: z.string(),
  holdUntil: instantSchema,
  toldAt: z.nullable(instantSchema),
  /** What the manager added for the people; empty for nothing. */
  message: z.string(),
  /**
   * Why the week was withdrawn, or published within notice or over a budget; null where nothing
   * asked for a reason. Managers read it; staff are told only why a week was withdrawn.
   */
  reason: z.nullable(z.string()),
  counts: publishedCountsSchema,
  /** The employees whose shifts change. */
  peopleCount: z.int().check(z.minimum(0)),
  /** The pay, in hundredths of an hour, that the changes within the notice grant; absent for none. */
  premiumHundredths: z.exactOptional(z.int().check(z.minimum(1))),
  /** The employees who asked for their changes within the notice; absent for none. */
  askedBy: z.exactOptional(z.array(employeeIdSchema).check(z.minLength(1))),
});
export type Publication = z.infer<typeof publicationSchema>;

export function publicationId(scheduleId: ScheduleId, version: number): PublicationId {
  return `${scheduleId}_v${version}` as PublicationId;
}

/** The most shifts of a document, which is far below the size that Firestore takes. */
export const SHIFTS_OF_PART = 200;

/** `publicationParts/{publication}_{number}`: shifts of a version, as staff saw them. */
export const publicationPartSchema = z.object({
  id: publicationPartIdSchema,
  publicationId: publicationIdSchema,
  locationId: locationIdSchema,
  shifts: z.array(publishedShiftSchema).check(z.maxLength(SHIFTS_OF_PART)),
});

export const showVersionSchema = z.object({ publicationId: publicationIdSchema });

/** A version of a week, with all of its shifts as staff saw them. */
export const publicationVersionSchema = z.object({
  publication: publicationSchema,
  shifts: z.array(publishedShiftSchema),
});

export function publicationPartId(id: PublicationId, part: number): PublicationPartId {
  return `${id}_${part}` as PublicationPartId;
}

/** What a publication changed about one shift: how it was planned and seen before. */
export const shiftBeforeSchema = z.object({
  shiftId: shiftIdSchema,
  /** False if staff see the same as before, and only the mark of an edit went. */
  isShown: z.boolean(),
  /** Null for a shift that only staff still saw. */
  planned: z.nullable(z.pick(shiftSchema, { state: true, version: true, publication: true })),
  seen: z.nullable(publishedShiftSchema),
});
export type ShiftBefore = z.infer<typeof shiftBeforeSchema>;

/** What one employee is told of a publication. */
export const toldPersonSchema = z.object({
  employeeId: employeeIdSchema,
  changes: z.array(shiftChangeSchema),
  /** True if the employee had shifts in the week before; absent if not. */
  hadShifts: z.optional(z.boolean()),
  /** The shifts to confirm: those that are added or changed. */
  shifts: z.array(z.pick(publishedShiftSchema, { id: true, startsAt: true, day: true })),
  /** The shifts that the employee has no longer to confirm: lost ones, and all that they publish. */
  lostIds: z.array(shiftIdSchema),
});
export type ToldPerson = z.infer<typeof toldPersonSchema>;

/** `heldPublications/{publication}_{number}`: what a held publication takes back, or tells. */
export const heldPartSchema = z.object({
  id: publicationPartIdSchema,
  publicationId: publicationIdSchema,
  before: z.array(shiftBeforeSchema).check(z.maxLength(SHIFTS_OF_PART)),
  people: z.array(toldPersonSchema).check(z.maxLength(SHIFTS_OF_PART)),
  /** The week before the publication, in the first part; null where there was none. */
  schedule: z.nullable(scheduleSchema),
});
export type HeldPart = z.infer<typeof heldPartSchema>;

/** Takes the publication back, as long as no one was told of it. */
export const undoPublishSchema = z.extend(attemptSchema, { publicationId: publicationIdSchema });
