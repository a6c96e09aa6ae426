import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { TouchedDay } from "@crewline/domain/projections/home/summaries-touched";
import {
  changedEntries,
  daysTouchedByShift,
  daysTouchedByWeek,
  spansOfDays,
} from "@crewline/domain/projections/home/summaries-touched";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { EmployeeWeek, WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { EARLIEST_SECONDS } from "@crewline/domain/rules/time-entries/match-shift";
import { closeStaleCover } from "../operations/schedules/close-cover.ts";
import { cancelStaleRequests } from "../operations/schedules/requests/end-requests.ts";
import { now } from "../platform/clock.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { shiftsAround } from "../store/company/filters.ts";
import { readCompany } from "../store/company/read-company.ts";
import { findDemoBegin } from "../store/demo-owner.ts";
import type { DocumentChange } from "./document-trigger.ts";
import { rebuildDays } from "./rebuild-day.ts";
import { rebuildWeekRollup } from "./rebuild-week-rollup.ts";

/** Worked time changed: pack the week for reports, and rebuild the summaries of its days. */
export async function rebuildDaysOfWeek({
  before,
  after,
  params,
  writtenAt,
}: DocumentChange<EmployeeWeek>): Promise<void> {
  const companyId = companyIdSchema.parse(params["companyId"]);
  if (await isSummedUp(companyId, { after, writtenAt })) return;
  const touched = after ?? before;
  if (touched !== null) await rebuildWeekRollup(companyId, touched);
  const store = await readCompany(companyId);
  const changed = changedEntries(before, after);
  const [locations, shifts] = await Promise.all([
    store.locations.findAll(changed.map(({ locationId }) => locationId)),
    shiftsOf(store, touched, changed),
  ]);
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  const zoneOf = (locationId: LocationId) => zones.get(locationId) ?? "UTC";
  await rebuildAll(companyId, daysTouchedByWeek(before, after, { zoneOf, shifts }));
}

/** The shifts of the employee of a week that some of its entries may belong to. */
async function shiftsOf(
  store: CompanyStore,
  week: EmployeeWeek | null,
  entries: readonly WeekEntry[],
): Promise<Shift[]> {
  const starts = entries.map(({ startsAt }) => startsAt.slice(0, 10)).toSorted();
  const [from, until] = [starts[0], starts.at(-1)];
  if (week === null || from === undefined || until === undefined) return [];
  return store.shifts.list(shiftsAround(week.employeeId, { from, until }));
}

/** A shift changed: end its offers and the requests about it, and rebuild the summaries of its days. */
export async function rebuildDaysOfShift({
  before,
  after,
  params,
  writtenAt,
}: DocumentChange<Shift>): Promise<void> {
  const companyId = companyIdSchema.parse(params["companyId"]);
  if (await isSummedUp(companyId, { after, writtenAt })) return;
  // Nothing is offered before it was published: a new shift has no offers.
  if (before !== null && after !== null) await closeStaleCover(companyId, after);
  if (before !== null) await cancelStaleRequests(companyId, before, after);
  const entries = await entriesOf(companyId, [before, after]);
  await rebuildAll(companyId, daysTouchedByShift(before, after, entries));
}

/** The time of the employees of shifts that may have been worked already, in the weeks around. */
async function entriesOf(
  companyId: CompanyId,
  shifts: readonly (Shift | null)[],
): Promise<WeekEntry[]> {
  const begun = shifts
    .filter((shift) => shift !== null)
    .filter(({ startsAt }) => startsAt < instantAfter(now(), EARLIEST_SECONDS));
  const weekIds = begun.flatMap(({ employeeId, weekStart }) =>
    employeeId === null
      ? []
      : [-7, 0, 7].map((days) => employeeWeekId(employeeId, addDays(weekStart, days))),
  );
  if (weekIds.length === 0) return [];
  const store = await readCompany(companyId);
  const weeks = await store.employeeWeeks.findAll([...new Set(weekIds)]);
  return weeks.flatMap(({ entries }) => entries);
}

/** A demo company is written with its summaries, and deleted with them. */
async function isSummedUp(
  companyId: CompanyId,
  { after, writtenAt }: Pick<DocumentChange<object>, "after" | "writtenAt">,
): Promise<boolean> {
  if (!isDemoCompany(companyId)) return false;
  const begin = await findDemoBegin(companyId, after === null);
  return begin === null || Date.parse(writtenAt) < begin;
}

async function rebuildAll(companyId: CompanyId, days: readonly TouchedDay[]): Promise<void> {
  await Promise.all(spansOfDays(days).map((span) => rebuildDays(companyId, span)));
}
