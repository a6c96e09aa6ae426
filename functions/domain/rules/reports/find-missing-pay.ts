import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { PayProblem } from "../../records/time-entries/pay-problem.ts";
import type { ReportSources } from "./build-payroll-report.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { isUnworked, workedSecondsOf } from "../../records/pay/payroll-report.ts";
import type { PeriodEntry } from "./period-entries.ts";
import type { PeriodWeek } from "./period-weeks.ts";
import { personOf } from "./report-people.ts";

interface Worked {
  weeks: readonly PeriodWeek[];
  entries: readonly PeriodEntry[];
  /** The lines of the report: frozen ones where the period is closed. */
  lines: readonly DatedLine[];
}

/**
 * Whose pay is missing: each person once for each reason, by name, with the days from first to
 * last. A closed period lacks no pay as long as it has frozen all hours of the person.
 */
export function findMissingPay(worked: Worked, sources: ReportSources): MissingPay[] {
  const { frozenLines = null } = sources;
  const found = new Map<string, MissingPay>();
  for (const week of worked.weeks) {
    if (!isUnpriced(week, worked)) continue;
    if (frozenLines !== null && isFrozen(week.employeeId, worked)) continue;
    for (const problem of problemsOf(week, sources)) {
      const key = JSON.stringify([week.employeeId, problem.code]);
      const next = missingPayOf(week.employeeId, problem, sources);
      found.set(key, joined(found.get(key) ?? next, next));
    }
  }
  for (const line of worked.lines) {
    if (!isUnworked(line) || line.rateTenThousandths !== null) continue;
    const next = missingPayOf(line.employeeId, unratedDays(line), sources);
    const key = JSON.stringify([line.employeeId, next.code]);
    found.set(key, joined(found.get(key) ?? next, next));
  }
  return [...found.values()].toSorted(
    (a, b) =>
      a.employeeName.localeCompare(b.employeeName) || a.employeeId.localeCompare(b.employeeId),
  );
}

/** Work whose rules could not be read has no lines at all, but problems. */
function isUnpriced(
  { employeeId, lines, problems, isUncounted }: PeriodWeek,
  { entries }: Worked,
): boolean {
  if (lines.some((line) => line.rateTenThousandths === null)) return true;
  const hasWorked = entries.some((entry) => entry.employeeId === employeeId);
  return isUncounted && problems.length > 0 && hasWorked;
}

function isFrozen(employeeId: EmployeeId, { weeks, lines }: Worked): boolean {
  const isOwn = (one: { employeeId: EmployeeId }) => one.employeeId === employeeId;
  const frozen = lines.filter(isOwn);
  const worked = weeks.filter(isOwn).flatMap((week) => week.lines);
  const isPriced = frozen.every((line) => line.rateTenThousandths !== null);
  return isPriced && workedSecondsOf(frozen) >= secondsOf(worked);
}

function secondsOf(lines: readonly { seconds: number }[]): number {
  return lines.reduce((sum, { seconds }) => sum + seconds, 0);
}

type Problem = Omit<PayProblem, "code"> & Pick<MissingPay, "code">;

/** Lines without pay that no problem explains are one themselves. */
function problemsOf(week: PeriodWeek, { firstDay }: ReportSources): readonly Problem[] {
  if (week.problems.length > 0) return week.problems;
  const days = week.lines.map(({ day }) => day).toSorted();
  const [first = firstDay] = days;
  const lastDay = days.at(-1) ?? first;
  return [{ code: "notComputed", firstDay: first, lastDay, jobRoleId: null, locationId: null }];
}

/** The days of paid time off and of changed shifts for which no rate holds. */
function unratedDays({ days }: DatedLine): Problem {
  const own = days.map(({ day }) => day).toSorted();
  const [firstDay = ""] = own;
  return {
    code: "missingRate",
    firstDay,
    lastDay: own.at(-1) ?? firstDay,
    jobRoleId: null,
    locationId: null,
  };
}

function missingPayOf(
  employeeId: EmployeeId,
  { code, firstDay, lastDay, jobRoleId, locationId }: Problem,
  sources: ReportSources,
): MissingPay {
  const { employeeName } = personOf(employeeId, sources);
  const place = locationId === null ? undefined : sources.locations.get(locationId)?.name;
  return {
    employeeId,
    employeeName,
    code,
    firstDay,
    lastDay,
    jobRoleNames: jobRoleId === null ? [] : [sources.roleName(jobRoleId)],
    locationNames: place === undefined ? [] : [place],
  };
}

function joined(a: MissingPay, b: MissingPay): MissingPay {
  return {
    ...a,
    firstDay: a.firstDay < b.firstDay ? a.firstDay : b.firstDay,
    lastDay: a.lastDay > b.lastDay ? a.lastDay : b.lastDay,
    jobRoleNames: [...new Set([...a.jobRoleNames, ...b.jobRoleNames])],
    locationNames: [...new Set([...a.locationNames, ...b.locationNames])],
  };
}
