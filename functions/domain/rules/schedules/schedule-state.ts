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

/** The schedule after publishing; `publishedVersion` counts the times. */
export function scheduleAfterPublish(
  schedule: Schedule | null,
  week: Week,
  { publishedAt, publishedByName, isWhole = true }: Publishing,
): Schedule {
  const before = schedule ?? { ...newSchedule(week), version: 0 };
  return {
    ...before,
    state: isWhole ? "published" : "changed",
    publishedVersion: before.publishedVersion + 1,
    publishedAt,
    publishedByName,
    version: before.version + 1,
  };
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
