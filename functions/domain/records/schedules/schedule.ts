import type { ScheduleId } from "../../kernel/ids/record-ids.ts";
import { scheduleIdSchema } from "../../kernel/ids/record-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import {
  locationIdSchema,
  shiftIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { historyCursorSchema } from "../history/history-event.ts";
import { attemptSchema, editSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { enteredInstantSchema, instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { overrideDecisionSchema } from "./shift-override.ts";
import { shiftPlanSchema } from "./shift.ts";

export const scheduleStateSchema = z.enum(["draft", "published", "changed"]);

/** Who locked a week, and when: nothing of it changes until it is unlocked. */
const weekLockSchema = z.object({
  at: instantSchema,
  byUid: storedUserIdSchema,
  byName: z.string(),
});

/** The state of one location's week; `publishedVersion` counts the times it was published. */
export const scheduleSchema = z.object({
  id: scheduleIdSchema,
  locationId: locationIdSchema,
  weekStart: localDateSchema,
  state: scheduleStateSchema,
  publishedVersion: z.int().check(z.minimum(0)),
  publishedAt: z.nullable(instantSchema),
  publishedByName: z.nullable(z.string()),
  /**
   * The highest version that a publication of the week had, also one that was taken back: none is
   * given twice. Absent in weeks from before this was kept.
   */
  lastVersion: z.optional(versionSchema),
  /** Absent for a week that is not locked. */
  lock: z.exactOptional(weekLockSchema),
  version: versionSchema,
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** The id of a location's week. */
export function scheduleId(locationId: LocationId, weekStart: string): ScheduleId {
  return `${locationId}_${weekStart}` as ScheduleId;
}

/** The reason for findings that a manager may override; needed where there are any. */
const overriding = { override: z.optional(overrideDecisionSchema) };

/** The most spots of one open shift. */
export const MOST_SPOTS = 20;

/** `shiftId` is the new shift's id where the device has made it, to show the shift at once. */
export const addShiftSchema = z.extend(attemptSchema, {
  shift: shiftPlanSchema,
  shiftId: z.optional(shiftIdSchema),
  /** So many equal open shifts; one for an employee. */
  spots: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_SPOTS))),
  ...overriding,
});
/** Many shifts of one location, planned at once. */
export const MOST_SHIFTS_AT_ONCE = 200;
export const addShiftsSchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  shifts: z
    .array(z.omit(shiftPlanSchema, { locationId: true }))
    .check(z.minLength(1), z.maxLength(MOST_SHIFTS_AT_ONCE)),
  ...overriding,
});

/** Removes drafts that were not edited since they were made. */
export const removeDraftsSchema = z.extend(attemptSchema, {
  shiftIds: z.array(shiftIdSchema).check(z.minLength(1), z.maxLength(MOST_SHIFTS_AT_ONCE)),
});
/** `base` is the plan that the edit began from; with it, edits of different fields are merged. */
export const saveShiftSchema = z.extend(editSchema, {
  shiftId: shiftIdSchema,
  shift: shiftPlanSchema,
  base: z.optional(shiftPlanSchema),
  ...overriding,
});
/** The caller takes an open shift; `seen` is when it was, as the caller read it. */
export const claimShiftSchema = z.extend(attemptSchema, {
  shiftId: shiftIdSchema,
  seen: z.optional(z.object({ startsAt: enteredInstantSchema, endsAt: enteredInstantSchema })),
});
export const cancelShiftSchema = z.extend(editSchema, { shiftId: shiftIdSchema });
export const lockWeekSchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
});
export const unlockWeekSchema = z.extend(lockWeekSchema, {
  reason: overrideDecisionSchema.shape.reason,
});
export const showWeekVersionSchema = z.object({
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
});

export const publicationsSchema = z.object({
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
  from: historyCursorSchema,
});
