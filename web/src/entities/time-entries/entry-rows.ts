import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { ReviewGroup } from "@crewline/domain/rules/time-entries/review";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { allFlags, countedSeconds } from "@crewline/domain/rules/weeks/entry-hours";
import { reviewGroupOf } from "@crewline/domain/rules/time-entries/review";
import type { TimeEntry, TimeEntryFlag } from "@crewline/domain/records/time-entries/time-entry";
import type { RuledCompany } from "@crewline/domain/rules/company/rules-on";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { roundedEnds } from "@crewline/domain/rules/hours/rounded-ends";
import { employeeNames } from "../employees/employee-names.ts";
import { locationNames } from "../locations/location-names.ts";

/** An entry with the names and the plan that the screen shows with it. */
export interface EntryRow {
  entry: TimeEntry;
  employeeName: string;
  payrollId: string | null;
  locationName: string;
  jobRole: string | null;
  shift: PublishedShift | null;
  /** Of the punches and of the week. */
  flags: readonly TimeEntryFlag[];
  group: ReviewGroup;
  /** The ends between which it is paid, where rounding moves them. */
  rounded: ReturnType<typeof roundedEnds>;
  /** The counted seconds of each entry, as the weeks have them. */
  counted: ReadonlyMap<TimeEntryId, number>;
}

/** The id of a row, which is its entry's. */
export function idOf({ entry }: EntryRow): string {
  return entry.id;
}

interface Sources {
  entries: readonly TimeEntry[];
  employees: readonly Employee[];
  locations: readonly Location[];
  roleName: NameOfRole;
  company: RuledCompany;
  shifts: readonly PublishedShift[];
  /** The hours of the entries' weeks and of the next one, into which a night may reach. */
  weeks: readonly EmployeeWeek[];
}

/** Entries joined with their people, places and planned shifts; newest first. */
export function entryRows({
  entries,
  employees,
  locations,
  roleName,
  company,
  shifts,
  weeks,
}: Sources): EntryRow[] {
  const counted = countedSeconds(weeks);
  const weeksOf = Map.groupBy(weeks, ({ employeeId }) => employeeId);
  const [nameOf, placeOf] = [employeeNames(employees), locationNames(locations)];
  const payrollIds = new Map(employees.map(({ id, payrollId }) => [id, payrollId]));
  const plans = new Map(shifts.map((shift) => [shift.id, shift]));
  return entries
    .map((entry) => ({ entry, flags: allFlags(entry, weeksOf.get(entry.employeeId) ?? []) }))
    .map(({ entry, flags }) => ({
      entry,
      flags,
      employeeName: nameOf(entry.employeeId),
      payrollId: payrollIds.get(entry.employeeId) ?? null,
      locationName: placeOf(entry.locationId),
      jobRole: nameOrNone(entry.jobRoleId, roleName),
      shift: (entry.shiftId === null ? null : plans.get(entry.shiftId)) ?? null,
      group: reviewGroupOf({ ...entry, flags }),
      rounded: roundedOf(entry, weeksOf.get(entry.employeeId) ?? [], company),
      counted,
    }))
    .toSorted((a, b) => b.entry.payable.startsAt.localeCompare(a.entry.payable.startsAt));
}

/** Rounding goes by the rules of the week and by its wall clock, as the pay does. */
function roundedOf(
  { weekStart, payable, timeZone }: TimeEntry,
  weeks: readonly EmployeeWeek[],
  company: RuledCompany,
) {
  const week = weeks.find((one) => one.weekStart === weekStart);
  const { rounding } = rulesOn(company, weekStart).workRules;
  return roundedEnds(payable, rounding, week?.timeZone ?? timeZone);
}

/** The entries that can be approved together: without anything to decide, and for the reviewer. */
export function cleanRows(
  rows: readonly EntryRow[],
  mayApprove: (entry: EntryRow["entry"]) => boolean,
): EntryRow[] {
  return rows.filter(({ group, entry }) => group === "ready" && mayApprove(entry));
}
