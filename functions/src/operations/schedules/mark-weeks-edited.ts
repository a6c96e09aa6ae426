import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { scheduleAfterEdit } from "@crewline/domain/rules/schedules/schedule-state";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { recordEvent } from "../history/record-event.ts";

type Week = Pick<Shift, "locationId" | "weekStart">;

/**
 * Prepares the mark "has unpublished changes" of the weeks, and their events: reads now, and
 * returns the function that writes, as a transaction reads everything before its first write.
 */
export async function markWeeksEdited(
  store: CompanyStore,
  by: { uid: UserId },
  weeks: readonly Week[],
): Promise<() => void> {
  const byId = new Map(weeks.map((week) => [scheduleId(week.locationId, week.weekStart), week]));
  const found = await store.schedules.findAll([...byId.keys()]);
  return () => {
    for (const [id, week] of byId) {
      const schedule = found.find((one) => one.id === id) ?? null;
      store.schedules.save(id, scheduleAfterEdit(schedule, week));
      const subject = { kind: "schedule", id } as const;
      recordEvent(store, by, { type: "scheduleEdited", locationId: week.locationId, subject });
    }
  };
}
