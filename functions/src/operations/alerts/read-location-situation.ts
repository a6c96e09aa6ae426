import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { boardRows } from "@crewline/domain/projections/alerts/board-causes";
import type {
  DayChecklist,
  LocationSituation,
  RuledWeek,
} from "@crewline/domain/projections/alerts/situation";
import { checklistDayId, runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import { OPEN_WORK_DAYS_BACK } from "@crewline/domain/records/summaries/open-work";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { peopleToCover, shiftsToCover } from "@crewline/domain/rules/schedules/shifts-to-cover";
import { rulesByTerms } from "@crewline/domain/rules/weeks/person-rules";
import type { CompanyStore } from "../../store/company/company-store.ts";
import {
  approvedTimeOff,
  daysOfEmployees,
  inParts,
  openConfirmations,
} from "../../store/company/filters.ts";

/** Days ahead for which shifts of people who are off are looked for. */
const COVER_DAYS_AHEAD = 60;

/** A location that is looked at, with what the look knows already. */
export interface WatchedPlace {
  company: Company;
  location: LocationRecord;
  people: readonly Employee[];
  now: Instant;
}

/**
 * Reads what the alerts of a location follow from: its boards of yesterday and today, the weeks of
 * the people on them, what waits, who is off, and its tablets. About 40 documents for 12 people.
 */
export async function readLocationSituation(
  store: CompanyStore,
  { company, location, people, now }: WatchedPlace,
): Promise<LocationSituation> {
  const { id: locationId, timeZone } = location;
  const startsOn = company.workRules.weekStart;
  const { from: yesterday, to: today } = watchedDays(timeZone, now);
  const weekStart = weekStartOf(today, startsOn);
  const budgetSecondsPerWeek = location.budget.secondsPerWeek;
  const days = [yesterday, today];
  const budgeted =
    budgetSecondsPerWeek === null ? [] : daysFromTo(weekStart, addDays(weekStart, 13));
  const scheduleIds = [weekStart, addDays(weekStart, 7)].map((day) => scheduleId(locationId, day));
  const here = { store, location, today };
  const [summaries, openWork, schedules, unfinished, toCover, kiosks, unconfirmed, checklists] =
    await Promise.all([
      store.dailySummaries.findAll(
        [...new Set([...days, ...budgeted])].map((day) => dailySummaryId(locationId, day)),
      ),
      store.openWork.find(locationId),
      store.schedules.findAll(scheduleIds),
      readUnfinished(here),
      readToCover({ ...here, people }),
      store.kiosks.list([["locationId", "==", locationId]]),
      store.shiftConfirmations.list(openConfirmations(locationId, now)),
      readChecklists(store, locationId, days),
    ]);
  // The boards of other days than these two show what was planned, not who is missing now.
  const boards = summaries.map((summary) =>
    days.includes(summary.day) ? summary : { ...summary, board: [] },
  );
  const rows = boardRows({ summaries: boards });
  const entryIds = rows.flatMap(({ entryId }) => entryId ?? []);
  const isPlaced = location.geofence.mode !== "off";
  const [weeks, placed] = await Promise.all([
    readWeeks(store, company, {
      employeeIds: [...new Set(rows.map(({ employeeId }) => employeeId))],
      starts: [...new Set(days.map((day) => weekStartOf(day, startsOn)))],
    }),
    isPlaced ? store.timeEntries.findAll(entryIds) : [],
  ]);
  const [current = null, next = null] = scheduleIds.map(
    (id) => schedules.find((schedule) => schedule.id === id) ?? null,
  );
  return {
    place: location,
    startsOn,
    alertRules: company.alertRules,
    summaries: boards,
    weeks,
    unfinished,
    placed,
    openWork: openWork ?? { days: {}, closed: {} },
    schedules: { current, next },
    toCover,
    unconfirmed,
    kiosks,
    checklists,
    budgetSecondsPerWeek,
  };
}

/** Yesterday and today at the location, whose boards are looked at. */
export function watchedDays(timeZone: string, now: Instant): { from: LocalDate; to: LocalDate } {
  const today = localDateAt(now, timeZone);
  return { from: addDays(today, -1), to: today };
}

interface Here {
  store: CompanyStore;
  location: LocationRecord;
  today: LocalDate;
}

async function readChecklists(
  store: CompanyStore,
  locationId: LocationId,
  days: readonly LocalDate[],
): Promise<DayChecklist[]> {
  const found = await store.checklistDays.findAll(
    days.map((day) => checklistDayId(locationId, day)),
  );
  return found.flatMap((list) => runsOfDay(list).map((run) => ({ day: list.day, run })));
}

async function readUnfinished({ store, location, today }: Here): Promise<TimeEntry[]> {
  const entries = await store.timeEntries.list([
    ["locationId", "==", location.id],
    ["state", "==", "needsFix"],
  ]);
  return entries.filter(({ day }) => day >= addDays(today, -OPEN_WORK_DAYS_BACK));
}

/** Coming shifts at the location of people with approved time off, or who have left. */
async function readToCover({
  store,
  location,
  today,
  people,
}: Here & { people: readonly Employee[] }): Promise<LocationSituation["toCover"]> {
  const near = people.filter(({ locationIds }) => locationIds.includes(location.id));
  const timeOff = await store.timeOff.list(approvedTimeOff([location.id], addDays(today, -1)));
  const ids = peopleToCover(near, timeOff, today);
  const [from, to] = [today, addDays(today, COVER_DAYS_AHEAD)];
  const found = await inParts(ids, (some) => store.shifts.list(daysOfEmployees(some, from, to)));
  const shifts = found.filter(({ locationId }) => locationId === location.id);
  return shiftsToCover(shifts, near, timeOff);
}

async function readWeeks(
  store: CompanyStore,
  company: Company,
  { employeeIds, starts }: { employeeIds: readonly EmployeeId[]; starts: readonly LocalDate[] },
): Promise<RuledWeek[]> {
  const weekIds = employeeIds.flatMap((id) => starts.map((start) => employeeWeekId(id, start)));
  const weeks = await store.employeeWeeks.findAll(weekIds);
  const pays = await store.employeePay.findById(weeks.map(({ employeeId }) => employeeId));
  return weeks.map((week) => ({
    week,
    rules: rulesByTerms(company, payTermsOf(pays.get(week.employeeId) ?? null), week.weekStart),
  }));
}
