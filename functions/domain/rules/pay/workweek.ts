import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import { minorDigits } from "../../kernel/money/amount.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { apportion } from "../../kernel/money/apportion.ts";
import { roundedQuotient } from "../../kernel/money/rational.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import { BREAK_PREMIUM, dueBreakPremiums } from "./break-premiums.ts";
import { checkSettings } from "./check-settings.ts";
import type { HoursLine, LineKind } from "../hours/pay-lines.ts";
import { hoursLines, lineKindOf } from "../hours/pay-lines.ts";
import type { HoursTotals } from "../hours/sum-hours.ts";
import { noHours, sumHours } from "../hours/sum-hours.ts";
import type { ExactPay, PricingTerms } from "./price-lines.ts";
import { priceLines } from "./price-lines.ts";
import type { TierReason } from "../hours/tiers.ts";
import type { PayViolation } from "../../records/time-entries/pay-violation.ts";
import type { PeriodHours } from "../hours/work-period.ts";
import { countPeriod } from "../hours/work-period.ts";
import type { WorkPeriod } from "../hours/workday.ts";
import { workPeriodOf } from "../hours/workday.ts";
import { underSalary } from "../hours/without-overtime.ts";
import type { WorkweekInput } from "../hours/workweek-input.ts";
import type { WorkFlags } from "./work-flags.ts";
import { workFlags } from "./work-flags.ts";

export type { WageRate } from "../rates/resolve-rate.ts";
export type { EntryBreak, ExtraPay, WorkedEntry, WorkweekInput } from "../hours/workweek-input.ts";

/**
 * Hours paid alike, and their part of the total in minor units. The amount of an overtime line
 * holds straight time and premium; `rateTenThousandths` is the rate of the work itself, 0 where a
 * salary pays it.
 */
export interface WorkweekPayLine {
  kind: LineKind;
  jobRoleId: JobRoleId | null;
  locationId: LocationId;
  day: LocalDate;
  seconds: number;
  rateTenThousandths: number;
  amountMinor: number;
  multiplierPercent: number;
  because: TierReason;
}

/** Pay in addition to the hours: bonuses and the like, and premiums for missed breaks. */
export interface WorkweekAddition {
  kind: string;
  amountMinor: number;
}

/**
 * Lines and additions add up to `totalMinor`; straight time and premium add up to the lines. The
 * regular rate is rounded here, for reading only.
 */
export interface WorkweekPay {
  currency: Currency;
  straightMinor: number;
  premiumMinor: number;
  totalMinor: number;
  regularRateTenThousandths: number;
  lines: WorkweekPayLine[];
  additions: WorkweekAddition[];
}

/** Hours that are paid alike, before anything is known about their price. */
export type WorkweekHoursLine = Omit<WorkweekPayLine, "rateTenThousandths" | "amountMinor">;

/** The seconds of `lines` add up to the hours, with a violation as without one. */
export interface WorkweekResult {
  hours: HoursTotals;
  lines: WorkweekHoursLine[];
  pay: WorkweekPay | null;
  flags: WorkFlags;
  violations: PayViolation[];
}

/** A period counted and priced, with its exact amounts; `exact` is null when pay is kept back. */
export interface PeriodPay {
  hours: PeriodHours;
  lines: HoursLine[];
  exact: ExactPay | null;
  period: WorkPeriod;
}

/**
 * Hours and pay of the workweek that begins on `weekStart`: the one calculation behind every
 * number. Open entries end at `now`; with `split` attribution entries are cut to the week. Under 8
 * and 80 `entries` must hold the 14 days of `workPeriodOf`; the answer is still this one week.
 * `pay` is null as soon as there is a violation, so that nothing is paid wrongly in silence.
 */
export function payWorkweek(given: WorkweekInput): WorkweekResult {
  const refused = checkSettings(given);
  if (refused.length > 0) {
    return { hours: noHours(), lines: [], pay: null, flags: new Map(), violations: refused };
  }
  const input = underSalary(given);
  const paid = payPeriod(input);
  const firstIndex = daysBetween(paid.period.firstDay, input.weekStart);
  const hours = sumHours(paid.hours, { firstDay: input.weekStart, firstIndex, days: 7 });
  const pay = paid.exact ? roundPay(paid, paid.exact, input) : null;
  const lines = paid.lines
    .filter(({ dayIndex }) => dayIndex >= firstIndex && dayIndex < firstIndex + 7)
    .map((line) => hoursLine(line, paid.period));
  const flags = workFlags(paid.hours, input.rules);
  return { hours, lines, pay, flags, violations: paid.hours.violations };
}

/** Counts and prices the period that pays `weekStart`, exactly. Settings are not checked here. */
export function payPeriod(input: WorkweekInput): PeriodPay {
  const period = workPeriodOf(input.weekStart, input.rules);
  const hours = countPeriod(input, period);
  const lines = hoursLines(hours.slices, hours.counted);
  if (hours.violations.length > 0) return { hours, lines, exact: null, period };
  return { hours, lines, exact: priceLines(lines, pricingTerms(hours, input)), period };
}

/** The terms of the price of hours. */
export function pricingTerms(hours: PeriodHours, input: WorkweekInput): PricingTerms {
  return {
    regularRate: input.rules.regularRate,
    minorPerUnit: 10 ** minorDigits(input.currency),
    extras: input.extras ?? [],
    premiumHours: dueBreakPremiums(hours, input.rules).length,
  };
}

/**
 * One rounding, half up, of the whole period; the lines share the rounded total by largest
 * remainders. Of 14 days only the lines of the week asked for are kept, and what belongs to no day
 * is paid with the last week.
 */
function roundPay(paid: PeriodPay, exact: ExactPay, input: WorkweekInput): WorkweekPay {
  const minorPerUnit = 10 ** minorDigits(input.currency);
  const amounts = apportion([...exact.shares, exact.premiumHours], exact.denominator);
  const firstIndex = daysBetween(paid.period.firstDay, input.weekStart);
  const lines: WorkweekPayLine[] = [];
  let premium = 0n;
  paid.lines.forEach((line, index) => {
    if (line.dayIndex < firstIndex || line.dayIndex >= firstIndex + 7) return;
    lines.push(payLine(line, amounts[index] ?? 0, paid.period));
    premium += exact.premiums[index] ?? 0n;
  });
  const isLastWeek = firstIndex + 7 >= paid.period.days;
  const additions = isLastWeek ? additionsOf(input, amounts.at(-1) ?? 0) : [];
  const premiumMinor = Number(roundedQuotient(premium, exact.denominator));
  const hoursMinor = sumOf(lines);
  const perUnit = exact.denominator * BigInt(minorPerUnit);
  return {
    currency: input.currency,
    straightMinor: hoursMinor - premiumMinor,
    premiumMinor,
    totalMinor: hoursMinor + sumOf(additions),
    regularRateTenThousandths: Number(roundedQuotient(exact.hourlyRegularRate * 10_000n, perUnit)),
    lines,
    additions,
  };
}

function sumOf(parts: readonly { amountMinor: number }[]): number {
  return parts.reduce((sum, part) => sum + part.amountMinor, 0);
}

function payLine(line: HoursLine, amountMinor: number, period: WorkPeriod): WorkweekPayLine {
  const rateTenThousandths = line.isCovered ? 0 : line.rate;
  return { ...hoursLine(line, period), rateTenThousandths, amountMinor };
}

function hoursLine(line: HoursLine, period: WorkPeriod): WorkweekHoursLine {
  return {
    kind: line.isCovered ? "salary" : lineKindOf(line.percent),
    jobRoleId: line.jobRoleId,
    locationId: line.locationId,
    day: addDays(period.firstDay, line.dayIndex),
    seconds: line.seconds,
    multiplierPercent: line.percent,
    because: line.because,
  };
}

function additionsOf(input: WorkweekInput, premiumHoursMinor: number): WorkweekAddition[] {
  const additions = (input.extras ?? []).map(({ kind, amountMinor }) => ({ kind, amountMinor }));
  if (premiumHoursMinor !== 0) {
    additions.push({ kind: BREAK_PREMIUM, amountMinor: premiumHoursMinor });
  }
  return additions;
}
