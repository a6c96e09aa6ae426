import type { TouchedDay } from "@crewline/domain/home/summaries-touched";
import { daysTouchedByShift, daysTouchedByWeek } from "@crewline/domain/home/summaries-touched";
import type { Shift } from "@crewline/domain/schedules/shift";
import type { EmployeeWeek } from "@crewline/domain/time-entries/employee-week";
import { readCompany } from "../store/read-company.ts";
import type { DocumentChange } from "./document-trigger.ts";
import { rebuildDay } from "./rebuild-day.ts";

/** Worked time changed: the summaries of its days follow. */
export async function rebuildDaysOfWeek({
  before,
  after,
  params,
}: DocumentChange<EmployeeWeek>): Promise<void> {
  const companyId = params["companyId"] ?? "";
  const store = await readCompany(companyId);
  const locations = await store.locations.list([]);
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  const days = daysTouchedByWeek(before, after, (locationId) => zones.get(locationId) ?? "UTC");
  await rebuildAll(companyId, days);
}

/** A plan changed: the summaries of its days follow. */
export async function rebuildDaysOfShift({
  before,
  after,
  params,
}: DocumentChange<Shift>): Promise<void> {
  const days = daysTouchedByShift(before, after);
  await rebuildAll(params["companyId"] ?? "", days);
}

async function rebuildAll(companyId: string, days: readonly TouchedDay[]): Promise<void> {
  await Promise.all(days.map((day) => rebuildDay(companyId, day)));
}
