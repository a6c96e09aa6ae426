import type { Instant } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { checklistDayId, runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { LeftUndone } from "@crewline/domain/rules/checklists/left-undone";
import { leftUndone } from "@crewline/domain/rules/checklists/left-undone";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The lists that the employee of an entry leaves unfinished whose work ends at that time. */
export async function findListsLeft(
  store: CompanyStore,
  { locationId, employeeId, day, timeZone }: TimeEntry,
  at: Instant,
): Promise<LeftUndone[]> {
  const days = [...new Set([day, localDateAt(at, timeZone)])];
  const found = await store.checklistDays.findAll(
    days.map((one) => checklistDayId(locationId, one)),
  );
  return leftUndone(found.flatMap(runsOfDay), { employeeId, at });
}
