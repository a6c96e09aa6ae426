import type { Schedule } from "../../records/schedules/schedule.ts";
import type { Shift } from "../../records/schedules/shift.ts";

/**
 * The state of a location's week: `empty` has no shift, `draft` was never published, `changed` was
 * published and has changes that staff do not see.
 */
export type WeekStatus = "empty" | "draft" | "published" | "changed";

/**
 * Returns the one state of a week that chips, buttons and lists show. `shifts` may be all of the
 * week or a single one that is not cancelled: the schedule records whether anything changed.
 */
export function weekStatus(
  schedule: Pick<Schedule, "state" | "publishedVersion"> | null,
  shifts: readonly Pick<Shift, "state">[],
): WeekStatus {
  const wasPublished = schedule !== null && schedule.publishedVersion > 0;
  const isPending = shifts.some(({ state }) => state === "draft" || state === "changed");
  if (wasPublished && (isPending || schedule.state === "changed")) return "changed";
  if (shifts.every(({ state }) => state === "cancelled")) return "empty";
  return wasPublished ? "published" : "draft";
}

/** True if publishing would show staff something new. */
export function canPublish(status: WeekStatus): boolean {
  return status === "draft" || status === "changed";
}
