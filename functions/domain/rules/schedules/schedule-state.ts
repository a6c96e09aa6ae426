import type { Instant } from "../../kernel/time/instant.ts";
import type { Schedule } from "../../records/schedules/schedule.ts";
import { scheduleId } from "../../records/schedules/schedule.ts";

type Week = Pick<Schedule, "locationId" | "weekStart">;

/** The schedule after one of its shifts changed: a published week has unpublished changes then. */
export function scheduleAfterEdit(schedule: Schedule | null, week: Week): Schedule {
  if (schedule === null) return newSchedule(week);
  const state = schedule.state === "published" ? "changed" : schedule.state;
  return { ...schedule, state, version: schedule.version + 1 };
}

/** The schedule after its last unpublished change was taken back: staff see the week as it is. */
export function scheduleAfterTakingBack(schedule: Schedule): Schedule {
  const state = schedule.state === "changed" ? "published" : schedule.state;
  return { ...schedule, state, version: schedule.version + 1 };
}

interface Publishing {
  publishedAt: Instant;
  publishedByName: string;
  /** False if something of the week stays unpublished. */
  isWhole?: boolean;
}

/** The highest version that the week ever had; 0 for one that was never published. */
export function lastVersionOf(
  schedule: Pick<Schedule, "publishedVersion" | "lastVersion"> | null,
): number {
  return Math.max(schedule?.publishedVersion ?? 0, schedule?.lastVersion ?? 0);
}

/** The schedule after publishing; its version is one that no publication had before. */
export function scheduleAfterPublish(
  schedule: Schedule | null,
  week: Week,
  { publishedAt, publishedByName, isWhole = true }: Publishing,
): Schedule {
  const before = schedule ?? { ...newSchedule(week), version: 0 };
  const version = lastVersionOf(schedule) + 1;
  return {
    ...before,
    state: isWhole ? "published" : "changed",
    publishedVersion: version,
    lastVersion: version,
    publishedAt,
    publishedByName,
    version: before.version + 1,
  };
}

/**
 * The schedule after its shifts were withdrawn from staff: a draft, or one with unpublished changes
 * where shifts that have begun stay published. Its version is one that no publication had before.
 */
export function scheduleAfterWithdrawal(
  schedule: Schedule,
  { staysPublished }: { staysPublished: boolean },
): Schedule {
  const lastVersion = lastVersionOf(schedule) + 1;
  const after = { ...schedule, lastVersion, version: schedule.version + 1 };
  return staysPublished
    ? { ...after, state: "changed", publishedVersion: lastVersion }
    : { ...after, state: "draft", publishedVersion: 0, publishedAt: null, publishedByName: null };
}

/** The week after it was locked; one that is locked already stays locked by who did it first. */
export function scheduleAfterLock(
  schedule: Schedule | null,
  week: Week,
  lock: NonNullable<Schedule["lock"]>,
): Schedule {
  const before = schedule ?? { ...newSchedule(week), version: 0 };
  return { ...before, lock: before.lock ?? lock, version: before.version + 1 };
}

/** The week after it was unlocked, otherwise as it was. */
export function scheduleAfterUnlock({ lock: _lock, ...schedule }: Schedule): Schedule {
  return { ...schedule, version: schedule.version + 1 };
}

function newSchedule({ locationId, weekStart }: Week): Schedule {
  return {
    id: scheduleId(locationId, weekStart),
    locationId,
    weekStart,
    state: "draft",
    publishedVersion: 0,
    publishedAt: null,
    publishedByName: null,
    version: 1,
  };
}
