import type { TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { EarningKind } from "../../records/pay/payroll-report.ts";
import type { Measure, Measures, ReportFact } from "../../records/summaries/rollup.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type {
  EmployeeWeek,
  EmployeeWeekPay,
  WeekEntry,
} from "../../records/time-entries/employee-week.ts";
import type { TimeEntryFlag } from "../../records/time-entries/time-entry.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { isUnapproved } from "../../rules/reports/report-people.ts";
import type { WeekLine } from "../../rules/reports/week-lines.ts";
import { weekLines } from "../../rules/reports/week-lines.ts";
import { BREAK_PREMIUM } from "../../rules/pay/break-premiums.ts";
import { countsAsWorked } from "../../rules/time-entries/transitions.ts";
import { paidBreakSeconds, unpaidBreakSeconds } from "../../rules/time-entries/worked-seconds.ts";
import { dayInWeek, isSinceWeekStart } from "../../rules/weeks/week-bounds.ts";
import { addUpFacts } from "./add-up-facts.ts";

type Rules = Pick<WorkRules, "workdayStart" | "weekStart">;

/**
 * Returns the hours and pay of a person's week by day, location and job role. They add up to what
 * the payroll report makes of the week: hours without pay are counted as unpriced, weekly overtime
 * is paid on the last day of the week (29 CFR 778.106), and so is pay that belongs to no hour, which
 * has no location and job role. An entry over the edge of a week is one of the week it starts in;
 * voided ones are left out.
 */
export function rollWeek(
  week: EmployeeWeek,
  pay: EmployeeWeekPay | null,
  rules: Rules,
): ReportFact[] {
  const ofEntries = entryFacts(week, rules).map(({ entryId: _entryId, ...fact }) => fact);
  return addUpFacts([...payFacts(week, pay, rules), ...ofEntries]);
}

/** The hours of a line; those that a salary pays are regular as well. */
export function hoursOfKind(kind: EarningKind, seconds: number): Measures {
  if (kind === "salary") return { regularSeconds: seconds, salarySeconds: seconds };
  if (kind === "timeOff" || kind === "scheduleChange" || kind === "addition") return {};
  return { [`${kind}Seconds` satisfies Measure]: seconds };
}

export function isOvertime(kind: EarningKind): boolean {
  return kind === "overtime" || kind === "doubletime";
}

/** What the reports count of a line of a week's pay. */
export function lineFact(
  line: WeekLine,
  { employeeId, weekStart }: Pick<EmployeeWeek, "employeeId" | "weekStart">,
): ReportFact {
  const { day, locationId, jobRoleId, kind, seconds, amountMinor } = line;
  const paidOn = line.because === "weekly" ? addDays(weekStart, 6) : day;
  const measures = {
    ...hoursOfKind(kind, seconds),
    payMinor: amountMinor,
    ...(isOvertime(kind) && { overtimeMinor: amountMinor }),
    ...(line.rateTenThousandths === null && { unpricedSeconds: seconds }),
  };
  return { employeeId, day, paidOn, locationId, jobRoleId, measures };
}

function payFacts(week: EmployeeWeek, pay: EmployeeWeekPay | null, rules: Rules): ReportFact[] {
  const { employeeId, weekStart } = week;
  const weekEnd = addDays(weekStart, 6);
  const lines = weekLines(week, pay ?? undefined, rules).map((line) => lineFact(line, week));
  const additions = (pay?.additions ?? []).map(({ kind, amountMinor }): ReportFact => {
    const measures = {
      payMinor: amountMinor,
      extraMinor: amountMinor,
      ...(kind === BREAK_PREMIUM && { breakPremiumMinor: amountMinor }),
    };
    const where = { locationId: null, jobRoleId: null };
    return { employeeId, day: weekEnd, paidOn: weekEnd, ...where, measures };
  });
  return [...lines, ...additions];
}

/** What the reports count of each ended entry apart from its pay. */
export function entryFacts(
  week: EmployeeWeek,
  rules: Rules,
): (ReportFact & { entryId: TimeEntryId })[] {
  const { employeeId } = week;
  const counted = new Map(week.hours.entries.map((hours) => [hours.entryId, hours]));
  return week.entries.flatMap((entry) => {
    const { entryId, locationId, jobRoleId, startsAt, endsAt, state } = entry;
    if (state === "voided" || endsAt === null) return [];
    const day = dayInWeek(startsAt, week, rules);
    const isOwn = isSinceWeekStart(startsAt, week, rules);
    const isWaiting = isUnapproved(entry);
    const hours = counted.get(entryId);
    const measures = {
      ...(isOwn && { entries: 1 }),
      ...(isOwn && isWaiting && { unapprovedEntries: 1 }),
      ...(isWaiting && { unapprovedSeconds: hours?.workedSeconds ?? 0 }),
      ...(isOwn && countsAsWorked(state) && breakMeasures({ ...entry, endsAt }, hours?.flags)),
    };
    return [{ entryId, employeeId, day, paidOn: day, locationId, jobRoleId, measures }];
  });
}

/** The recorded breaks of a closed entry, and what its workday lacks, told at the day's last entry. */
function breakMeasures(
  entry: WeekEntry & { endsAt: Instant },
  flags: readonly TimeEntryFlag[] = [],
): Measures {
  return {
    breakSeconds: unpaidBreakSeconds(entry, entry.endsAt),
    paidBreakSeconds: paidBreakSeconds(entry, entry.endsAt),
    missedBreaks: Number(flags.includes("breakMissed")),
    shortBreaks: Number(flags.includes("breakShort")),
    lateBreaks: Number(flags.includes("breakLate")),
  };
}
