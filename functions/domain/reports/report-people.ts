import type { EmployeeWeek, WeekEntry } from "../time-entries/employee-week.ts";
import { workedSeconds } from "../time-entries/worked-seconds.ts";
import { localDateAt } from "../time/zone.ts";
import type { ReportSources } from "./build-payroll-report.ts";
import type { PayrollLine, PayrollReport } from "./payroll-report.ts";

type ReportPerson = PayrollReport["people"][number] & {
  unapprovedSeconds: number;
  openEntries: number;
};

/** One row a person who worked or is paid in the period, by name. */
export function reportPeople(
  sources: ReportSources,
  lines: readonly PayrollLine[],
): ReportPerson[] {
  const ids = new Set([
    ...lines.map((line) => line.employeeId),
    ...sources.weeks.filter((week) => entriesOf(week, sources).length > 0).map((w) => w.employeeId),
  ]);
  return [...ids]
    .map((employeeId) => personOf(employeeId, sources, lines))
    .toSorted((a, b) => a.employeeName.localeCompare(b.employeeName));
}

function personOf(
  employeeId: string,
  sources: ReportSources,
  allLines: readonly PayrollLine[],
): ReportPerson {
  const lines = allLines.filter((line) => line.employeeId === employeeId);
  const secondsOf = (kind: PayrollLine["kind"]) =>
    lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.seconds, 0);
  const entries = sources.weeks
    .filter((week) => week.employeeId === employeeId)
    .flatMap((week) => entriesOf(week, sources));
  const unapproved = entries.filter(({ state }) => state === "closed" || state === "rejected");
  return {
    employeeId,
    employeeName: sources.employees.get(employeeId)?.name ?? "Former employee",
    regularSeconds: secondsOf("regular"),
    overtimeSeconds: secondsOf("overtime"),
    doubletimeSeconds: secondsOf("doubletime"),
    workedSeconds: lines.reduce((sum, line) => sum + line.seconds, 0),
    totalMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
    unapprovedEntries: unapproved.length,
    unapprovedSeconds: unapproved.reduce((sum, entry) => sum + closedSeconds(entry), 0),
    openEntries: entries.filter((entry) => entry.endsAt === null).length,
    problems: sources.pays
      .filter((pay) => pay.employeeId === employeeId)
      .flatMap((pay) => pay.problems),
  };
}

/** The entries of a week that start on a day of the period, at the location asked for. */
function entriesOf(week: EmployeeWeek, sources: ReportSources): WeekEntry[] {
  return week.entries.filter((entry) => {
    const day = localDateAt(entry.startsAt, week.timeZone);
    const isWithin = day >= sources.firstDay && day <= sources.lastDay;
    const isThere = sources.locationId === null || sources.locationId === entry.locationId;
    return isWithin && isThere && entry.state !== "voided";
  });
}

function closedSeconds(entry: WeekEntry): number {
  return entry.endsAt === null ? 0 : workedSeconds(entry, entry.endsAt);
}
