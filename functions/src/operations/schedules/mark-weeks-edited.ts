import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { scheduleAfterEdit } from "@crewline/domain/rules/schedules/schedule-state";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { recordEvent } from "../history/record-event.ts";
import { readOpenWeeks, readWeeks } from "./open-weeks.ts";

type Week = Pick<Shift, "locationId" | "weekStart">;

/**
 * Prepares the mark "has unpublished changes" of the weeks, and their events: reads now, and
 * returns the function that writes, as a transaction reads everything before its first write.
 * Throws weekLocked.
 */
export async function markWeeksEdited(
  store: CompanyStore,
  by: { uid: UserId },
  weeks: readonly Week[],
): Promise<() => void> {
  const found = await readOpenWeeks(store, weeks);
  return () => markEdited(store, by, { weeks, found });
}

/** As `markWeeksEdited`, also of locked weeks: for a change that is no edit of the plan. */
export async function markAnyWeeksEdited(
  store: CompanyStore,
  by: { uid: UserId },
  weeks: readonly Week[],
): Promise<() => void> {
  const found = await readWeeks(store, weeks);
  return () => markEdited(store, by, { weeks, found });
}

function markEdited(
  store: CompanyStore,
  by: { uid: UserId },
  { weeks, found }: { weeks: readonly Week[]; found: readonly Schedule[] },
): void {
  const byId = new Map(weeks.map((week) => [scheduleId(week.locationId, week.weekStart), week]));
  for (const [id, week] of byId) {
    const schedule = found.find((one) => one.id === id) ?? null;
    store.schedules.save(id, scheduleAfterEdit(schedule, week));
    const subject = { kind: "schedule", id } as const;
    recordEvent(store, by, { type: "scheduleEdited", locationId: week.locationId, subject });
  }
}
