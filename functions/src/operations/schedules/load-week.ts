import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The shifts of a location's week as planned, deleted ones included, and as staff see them. */
export async function loadWeek(
  store: CompanyStore,
  { locationId, weekStart }: Pick<Schedule, "locationId" | "weekStart">,
) {
  const inWeek = [
    ["locationId", "==", locationId],
    ["weekStart", "==", weekStart],
  ] as const;
  const [working, published] = await Promise.all([
    store.shifts.list(inWeek),
    store.publishedShifts.list(inWeek),
  ]);
  return { working, published };
}
