import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { closedPeriodOf } from "../reports/period-lock.ts";
import { countsAsWorked } from "../time-entries/transitions.ts";
import type {
  EmployeeWeek,
  EmployeeWeekPay,
  WeekEntry,
} from "../../records/time-entries/employee-week.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { NO_LOCATION } from "../../records/pay/payroll-report.ts";
import type { SalaryLine } from "../reports/salary-lines.ts";
import { amountOf } from "./period-difference.ts";
import type { LineImpact, WeekImpact } from "../../records/pay/wage-impact.ts";

type Periods = readonly Pick<PayPeriodRecord, "firstDay" | "lastDay" | "state">[];
type Side = LineImpact["before"];

export interface PaidWeek {
  week: EmployeeWeek;
  before: EmployeeWeekPay;
  after: EmployeeWeekPay;
  /** The salary of the week's days before and after the change; it is not in the pay of the week. */
  salary: { before: readonly SalaryLine[]; after: readonly SalaryLine[] };
}

/** One line of pay by what it is for, on one side of the change. */
interface Part extends Pick<
  LineImpact,
  "day" | "kind" | "jobRoleId" | "addition" | "locationId" | "payDay"
> {
  because: string;
  side: Side;
}

/**
 * Computes the effect of a change of rates on one workweek: every day's pay that differs, and the
 * entries worked on those days. Null when every amount stays. Lines of one day, kind, job role and
 * location are compared in sum, so that a rate which begins at midnight inside a workday shows both
 * its rates.
 */
export function weekImpact(paid: PaidWeek, periods: Periods): WeekImpact | null {
  const { salary } = paid;
  const before = grouped([...partsOf(paid.before), ...salary.before.map(salaryPart)]);
  const after = grouped([...partsOf(paid.after), ...salary.after.map(salaryPart)]);
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const lines = keys
    .flatMap((key) => lineImpact(before.get(key) ?? [], after.get(key) ?? [], periods))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind));
  if (lines.length === 0) return null;
  return {
    weekStart: paid.week.weekStart,
    beforeMinor: paid.before.totalMinor + amountOf(salary.before),
    afterMinor: paid.after.totalMinor + amountOf(salary.after),
    lines,
    entries: entriesOf(paid.week, lines),
  };
}

function lineImpact(before: readonly Part[], after: readonly Part[], periods: Periods) {
  const [part] = [...before, ...after];
  const sides = { before: sumOf(before), after: sumOf(after) };
  if (part === undefined || sides.before.amountMinor === sides.after.amountMinor) return [];
  const { day, kind, jobRoleId, addition, locationId, payDay } = part;
  const period = closedPeriodOf(payDay, periods)?.state ?? "open";
  return [{ day, kind, jobRoleId, addition, locationId, payDay, period, ...sides }];
}

function partsOf({ weekStart, lines, additions }: EmployeeWeekPay): Part[] {
  const weekEnd = addDays(weekStart, 6);
  const home = lines[0]?.locationId ?? NO_LOCATION;
  const extra = { kind: "addition" as const, locationId: home, day: weekEnd, payDay: weekEnd };
  return [
    ...lines.map(({ day, kind, jobRoleId, locationId, because, ...line }): Part => {
      const { amountMinor, seconds, rateTenThousandths } = line;
      const isRated = rateTenThousandths !== null && kind !== "salary";
      const ratesTenThousandths = isRated ? [rateTenThousandths] : [];
      const side = { amountMinor, seconds, ratesTenThousandths };
      const payDay = because === "weekly" ? weekEnd : day;
      return { day, kind, jobRoleId, addition: null, locationId, because, payDay, side };
    }),
    ...additions.map(({ kind, amountMinor }): Part => {
      const side = { amountMinor, seconds: 0, ratesTenThousandths: [] };
      return { ...extra, jobRoleId: null, addition: kind, because: "addition", side };
    }),
  ];
}

function salaryPart({ kind, day, locationId, jobRoleId, amountMinor }: SalaryLine): Part {
  const side = { amountMinor, seconds: 0, ratesTenThousandths: [] };
  const because = "regular";
  return { day, kind, jobRoleId, addition: null, locationId, because, payDay: day, side };
}

function grouped(parts: readonly Part[]): Map<string, Part[]> {
  return Map.groupBy(parts, ({ day, kind, jobRoleId, addition, locationId, because }) =>
    JSON.stringify([day, kind, jobRoleId, addition, locationId, because]),
  );
}

function sumOf(parts: readonly Part[]): Side {
  const rates = new Set(parts.flatMap(({ side }) => side.ratesTenThousandths));
  return {
    amountMinor: parts.reduce((sum, { side }) => sum + side.amountMinor, 0),
    seconds: parts.reduce((sum, { side }) => sum + side.seconds, 0),
    ratesTenThousandths: [...rates].toSorted((a, b) => a - b),
  };
}

/** The worked entries of the changed days; one that reaches over midnight belongs to both of its days. */
function entriesOf({ entries, timeZone }: EmployeeWeek, lines: readonly LineImpact[]) {
  const isMeant = (entry: WeekEntry) => {
    const end = entry.endsAt ?? entry.startsAt;
    const days = [localDateAt(entry.startsAt, timeZone), localDateAt(end, timeZone)];
    return lines.some(
      ({ day, locationId, jobRoleId }) =>
        days.includes(day) && locationId === entry.locationId && jobRoleId === entry.jobRoleId,
    );
  };
  return entries
    .filter((entry) => countsAsWorked(entry.state) && isMeant(entry))
    .map(({ entryId, startsAt, endsAt, locationId, jobRoleId }) => ({
      entryId,
      startsAt,
      endsAt,
      locationId,
      jobRoleId,
    }));
}
