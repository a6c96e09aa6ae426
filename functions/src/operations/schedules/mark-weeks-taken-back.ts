import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { hasUnpublishedChanges, publishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import {
  scheduleAfterEdit,
  scheduleAfterTakingBack,
} from "@crewline/domain/rules/schedules/schedule-state";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { requireUnlocked } from "./open-weeks.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { loadWeek } from "./load-week.ts";

type Week = Pick<Schedule, "locationId" | "weekStart">;

/**
 * Prepares the mark of weeks in which a change is undone: published again if no other unpublished
 * change is left. `after` holds the changed shifts as they will be, null for a removed one. Reads
 * now, and returns the function that writes. Throws weekLocked.
 */
export async function markWeeksTakenBack(
  store: CompanyStore,
  weeks: readonly Week[],
  after: ReadonlyMap<ShiftId, Shift | null>,
): Promise<() => void> {
  const byId = new Map(weeks.map((week) => [scheduleId(week.locationId, week.weekStart), week]));
  const marked = await Promise.all(
    [...byId.values()].map((week) => weekAfterTakingBack(store, week, after)),
  );
  return () => {
    for (const schedule of marked) store.schedules.save(schedule.id, schedule);
  };
}

async function weekAfterTakingBack(
  store: CompanyStore,
  { locationId, weekStart }: Week,
  after: ReadonlyMap<ShiftId, Shift | null>,
): Promise<Schedule> {
  const week = { locationId, weekStart };
  const schedule = await store.schedules.find(scheduleId(locationId, weekStart));
  await requireUnlocked(store, [schedule]);
  if (schedule === null || schedule.publishedVersion === 0)
    return scheduleAfterEdit(schedule, week);
  const { working: before, published } = await loadWeek(store, week);
  const changed = [...after.values()].filter((shift) => shift !== null);
  const working = [
    ...before.filter(({ id }) => !after.has(id)),
    ...changed.filter((one) => one.locationId === locationId && one.weekStart === weekStart),
  ];
  return hasUnpublishedChanges(publishDiff(working, published), working)
    ? scheduleAfterEdit(schedule, week)
    : scheduleAfterTakingBack(schedule);
}
