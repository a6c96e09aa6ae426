import type { WithdrawnShiftId } from "../../kernel/ids/record-ids.ts";
import { withdrawnShiftIdSchema, calendarFeedIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import type { EmployeeId, ShiftId } from "../../kernel/ids/entity-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  shiftIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { z } from "zod/mini";
import { attemptSchema, versionSchema } from "../../kernel/fields/fields.ts";
import type { PublishedShift } from "../schedules/shift.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantFromMilliseconds, instantSchema } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, localDateSchema } from "../../kernel/time/local-date.ts";
import { localDateAt, timeZoneSchema } from "../../kernel/time/zone.ts";

/** 43 characters of base64url: 256 bits, too many to guess. */
export const calendarTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** `calendarFeeds/{sha256 of the token}`: whose shifts the holder of the token may read. */
export const calendarFeedSchema = z.object({
  id: calendarFeedIdSchema,
  uid: storedUserIdSchema,
  createdAt: instantSchema,
});
/**
 * The person's own browser makes the token, so that the server never has to keep one to answer a
 * repeated attempt. A token that is clearly not random is refused.
 */
export const renewCalendarFeedSchema = z.extend(attemptSchema, {
  token: calendarTokenSchema.check(
    z.refine((token) => new Set(token).size >= 16, issue("weakToken")),
  ),
});

/**
 * `companies/{id}/withdrawnShifts/{shift}_{employee}`: a published shift that an employee no longer
 * has. Calendars that hold it receive its cancellation.
 */
export const withdrawnShiftSchema = z.object({
  id: withdrawnShiftIdSchema,
  shiftId: shiftIdSchema,
  employeeId: employeeIdSchema,
  locationId: locationIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  day: localDateSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
  /** The zone of the place; absent in those of earlier releases, which are gone after 30 days. */
  timeZone: z.optional(timeZoneSchema),
  withdrawnAt: instantSchema,
  scheduleVersion: versionSchema,
  /** Of a shift that passed to another employee without a publishing. */
  handOvers: z.exactOptional(z.int().check(z.minimum(1))),
  /** The collection's TTL field. */
  deleteAt: instantSchema,
});
export type WithdrawnShift = z.infer<typeof withdrawnShiftSchema>;

/** The number of days for which calendars receive the cancellation of a withdrawn shift. */
const TOLD_DAYS = 30;

export function withdrawnShiftId(shiftId: ShiftId, employeeId: EmployeeId): WithdrawnShiftId {
  return `${shiftId}_${employeeId}` as WithdrawnShiftId;
}

/** The calendar entry of a withdrawn shift for the person who had it; null for an open shift. */
export function withdrawnShift(
  shift: PublishedShift,
  { at, ...version }: { at: Instant } & Pick<PublishedShift, "scheduleVersion" | "handOvers">,
): WithdrawnShift | null {
  const { employeeId, locationId, jobRoleId, day, startsAt, endsAt, timeZone } = shift;
  if (employeeId === null) return null;
  return {
    id: withdrawnShiftId(shift.id, employeeId),
    shiftId: shift.id,
    employeeId,
    locationId,
    jobRoleId,
    day,
    startsAt,
    endsAt,
    timeZone,
    withdrawnAt: at,
    ...version,
    deleteAt: instantFromMilliseconds(Date.parse(at) + TOLD_DAYS * 86_400_000),
  };
}

/** The days that a feed shows, both included: 60 back, so that nothing vanishes, and 180 ahead. */
export function feedDays(now: Instant, timeZone: string): { from: LocalDate; to: LocalDate } {
  const today = localDateAt(now, timeZone);
  return { from: addDays(today, -60), to: addDays(today, 180) };
}
