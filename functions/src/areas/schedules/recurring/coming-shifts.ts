import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { RecurringShift } from "@crewline/domain/records/schedules/recurring-shift";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { readWeeks } from "../../../operations/schedules/open-weeks.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { recurringDaysFrom } from "../../../store/company/filters.ts";

/** The shifts of a recurring shift from a day on that have not begun, without locked weeks. */
export async function comingShifts(
  store: CompanyStore,
  { id }: Pick<RecurringShift, "id">,
  fromDay: LocalDate,
): Promise<Shift[]> {
  const found = await store.shifts.list(recurringDaysFrom(id, fromDay));
  const coming = found.filter(
    ({ startsAt, state }) => startsAt > store.now() && state !== "cancelled",
  );
  const weeks = await readWeeks(store, coming);
  const locked = new Set(weeks.flatMap((week) => (week.lock === undefined ? [] : [week.id])));
  return coming.filter(
    ({ locationId, weekStart }) => !locked.has(scheduleId(locationId, weekStart)),
  );
}
