import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { scheduleAfterEdit } from "@crewline/domain/rules/schedules/schedule-state";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CompanyStore } from "../../store/company/company-store.ts";

type Week = Pick<Shift, "locationId" | "weekStart">;

/**
 * Prepares the mark "has unpublished changes" of the weeks: reads now, and returns the function
 * that writes, as a transaction reads everything before its first write.
 */
export async function markWeeksEdited(
  { schedules }: CompanyStore,
  weeks: readonly Week[],
): Promise<() => void> {
  const byId = new Map(weeks.map((week) => [scheduleId(week.locationId, week.weekStart), week]));
  const found = await schedules.findAll([...byId.keys()]);
  return () => {
    for (const [id, week] of byId) {
      const schedule = found.find((one) => one.id === id) ?? null;
      schedules.save(id, scheduleAfterEdit(schedule, week));
    }
  };
}
