import type { EmployeeWeekId } from "../../kernel/ids/record-ids.ts";
import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import { nameOrNone } from "../job-roles/job-role-names.ts";
import type { EmployeeWeek, EmployeeWeekPay } from "../../records/time-entries/employee-week.ts";
import { employeeWeekId } from "../../records/time-entries/employee-week.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { ReportSources } from "./build-payroll-report.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { NO_LOCATION } from "../../records/pay/payroll-report.ts";
import { personOf } from "./report-people.ts";
import type { WeekLine } from "./week-lines.ts";
import { weekLines } from "./week-lines.ts";

/** A person's week with those of its lines and additions that the period pays. */
export interface PeriodWeek {
  employeeId: EmployeeId;
  problems: EmployeeWeekPay["problems"];
  lines: readonly WeekLine[];
  additions: EmployeeWeekPay["additions"];
  /** True for work of which nothing could be counted, because rules or times cannot be read. */
  isUncounted: boolean;
  /** Extra pay is booked where the week's work began. */
  homeLocationId: LocationId;
}

type Weeks = Pick<ReportSources, "weeks" | "pays" | "rules">;

/** The weeks with all their lines, also those whose pay was never stored. */
export function allWeekLines(sources: Weeks) {
  const weeks = new Map(sources.weeks.map((week) => [weekId(week), week]));
  const pays = new Map(sources.pays.map((pay) => [weekId(pay), pay]));
  const ids = new Map<EmployeeWeekId, Pick<EmployeeWeek, "employeeId" | "weekStart">>([
    ...weeks,
    ...pays,
  ]);
  return [...ids].map(([id, { employeeId, weekStart }]) => {
    const pay = pays.get(id);
    return { employeeId, weekStart, pay, lines: weekLines(weeks.get(id), pay, sources.rules) };
  });
}

/** The weeks of the period, also those whose pay was never stored. */
export function periodWeeks(sources: ReportSources): PeriodWeek[] {
  return allWeekLines(sources).map(({ employeeId, weekStart, pay, lines }) => {
    const weekEnd = addDays(weekStart, 6);
    const hasAdditions = sources.locationId === null && isWithin(weekEnd, sources);
    return {
      employeeId,
      problems: pay?.problems ?? [],
      lines: lines
        .filter((line) => isWithin(line.because === "weekly" ? weekEnd : line.day, sources))
        .filter(({ locationId }) => [null, locationId].includes(sources.locationId)),
      additions: hasAdditions ? (pay?.additions ?? []) : [],
      isUncounted: lines.length === 0,
      homeLocationId: lines[0]?.locationId ?? NO_LOCATION,
    };
  });
}

/** The week's part of the payroll, line by line. */
export function linesOfWeek(week: PeriodWeek, sources: ReportSources): DatedLine[] {
  const who = personOf(week.employeeId, sources);
  return [
    ...week.lines.map((line) => ({
      ...who,
      locationId: line.locationId,
      locationName: sources.locations.get(line.locationId)?.name ?? "Former location",
      jobRoleId: line.jobRoleId,
      jobRole: nameOrNone(line.jobRoleId, sources.roleName),
      kind: line.kind,
      seconds: line.seconds,
      rateTenThousandths: line.rateTenThousandths,
      amountMinor: line.amountMinor,
      adjusts: null,
      days: [{ day: line.day, seconds: line.seconds, amountMinor: line.amountMinor }],
    })),
    ...week.additions.map(({ kind, amountMinor }) => ({
      ...who,
      locationId: week.homeLocationId,
      locationName: "",
      jobRoleId: null,
      jobRole: kind,
      kind: "addition" as const,
      seconds: 0,
      rateTenThousandths: 0,
      amountMinor,
      adjusts: null,
      days: [],
    })),
  ];
}

export function isWithin(
  day: LocalDate,
  { firstDay, lastDay }: Pick<ReportSources, "firstDay" | "lastDay">,
): boolean {
  return day >= firstDay && day <= lastDay;
}

function weekId({
  employeeId,
  weekStart,
}: {
  employeeId: EmployeeId;
  weekStart: LocalDate;
}): EmployeeWeekId {
  return employeeWeekId(employeeId, weekStart);
}
