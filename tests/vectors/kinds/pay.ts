import { aLocationId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { Rational } from "@crewline/domain/kernel/money/rational";
import {
  add,
  formatRational,
  multiply,
  rational,
  roundHalfUp,
  subtract,
  zero,
} from "@crewline/domain/kernel/money/rational";
import type { Slice } from "@crewline/domain/rules/hours/classify";
import type { ExtraPay } from "@crewline/domain/rules/hours/workweek-input";
import type { PeriodPay, WorkweekInput } from "@crewline/domain/rules/pay/workweek";
import { payPeriod, payWorkweek } from "@crewline/domain/rules/pay/workweek";
import { workweekOf } from "@crewline/domain/rules/hours/workday";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { entriesOf, numberOr, objectsOf, textOr } from "../read.ts";
import type { JsonObject, VectorCase } from "../vector-case.ts";
import { rulesOf } from "./rules.ts";

const LATER = "2100-01-01T00:00:00.000Z";

/** Hours by tier, and money where rates are given, for each workweek or 14-day period. */
export function runPay(input: JsonObject, { expected }: VectorCase): JsonObject {
  const starts = objectsOf(expected["periods"]).map((period) => textOr(period["start"], ""));
  const entries = entriesOf(input["entries"]);
  const isPriced =
    entries.some((entry) => entry.rateCents !== null) || objectsOf(input["extraPay"]).length > 0;
  const base = weekInput(input, isPriced);
  const weekStarts = starts.length > 0 ? starts : weeksWithWork(base);
  const periods = weekStarts.map((weekStart, index) => {
    const week = { ...base, weekStart, extras: extrasOf(input, index) };
    return { week, paid: payPeriod(week) };
  });
  const pays = periods.map(({ week, paid }) => exactTotal(paid, week.extras));
  return {
    ...(isPriced ? { payCents: roundHalfUp(pays.reduce(add, zero)) } : {}),
    payCentsSumOfRoundedPeriods: pays.reduce((sum, pay) => sum + roundHalfUp(pay), 0),
    periods: periods.map(({ week, paid }) => periodResult(paid, week, isPriced)),
    days: daysResult(
      periods.map(({ paid }) => paid),
      objectsOf(expected["days"]),
    ),
    perEntryOvertimeMin: perEntry(periods, (slice) => slice.percent > 100),
    perEntryMin: perEntry(periods, () => true),
    workedMin: minutes(periods.flatMap(({ paid }) => paid.hours.slices)),
  };
}

/** Every entry's own rate is the rate of a job role of its own, so that the wage rules decide. */
function weekInput(input: JsonObject, isPriced: boolean): WorkweekInput {
  const timeZone = textOr(input["timeZone"], "UTC");
  const entries = entriesOf(input["entries"]).map((entry, index) => ({
    id: anEntryId(String(index)),
    startsAt: entry.startsAt,
    endsAt: entry.endsAt,
    breaks: entry.breaks,
    jobRoleId: jobRoleIdSchema.parse(`cents-${entry.rateCents ?? 0}`),
    locationId: aLocationId("main"),
  }));
  const rates = new Set(entriesOf(input["entries"]).map((entry) => entry.rateCents ?? 0));
  const wages = [...rates].map((cents) => ({
    jobRoleId: jobRoleIdSchema.parse(`cents-${cents}`),
    locationId: null,
    effectiveDate: "1970-01-01",
    rateTenThousandths: Math.round(cents * 100),
  }));
  const first = entries.map((entry) => entry.startsAt).toSorted()[0] ?? LATER;
  const weekly = rulesOf({ ...input, rules: { base: "custom" } }, "2024-01-01");
  const anchor = workweekOf(first, weekly, timeZone);
  return {
    weekStart: anchor,
    timeZone,
    rules: rulesOf(input, anchor),
    entries,
    wages: isPriced ? wages : wages.map((wage) => ({ ...wage, rateTenThousandths: 0 })),
    currency: "USD",
    now: LATER,
  };
}

function weeksWithWork({ entries, rules, timeZone }: WorkweekInput): LocalDate[] {
  return [...new Set(entries.map((entry) => workweekOf(entry.startsAt, rules, timeZone)))];
}

function extrasOf(input: JsonObject, period: number): ExtraPay[] {
  return objectsOf(input["extraPay"])
    .filter((extra) => numberOr(extra["period"], 0) === period)
    .map((extra) => ({
      kind: textOr(extra["type"], "extra"),
      amountMinor: numberOr(extra["cents"], 0),
      isInRegularRate: extra["inRegularRate"] !== false,
      isFlatSum: extra["caFlatSum"] === true,
    }));
}

function exactTotal({ exact, hours }: PeriodPay, extras: readonly ExtraPay[]): Rational {
  if (!exact) throw new Error(hours.violations.map((violation) => violation.code).join(", "));
  const excluded = extras.filter((extra) => !extra.isInRegularRate);
  const besides = excluded.reduce((sum, extra) => sum + extra.amountMinor, 0);
  const counted = exact.straight + exact.premium + exact.premiumHours;
  return add(rational(counted, exact.denominator), rational(besides));
}

function periodResult(paid: PeriodPay, week: WorkweekInput, isPriced: boolean): JsonObject {
  const { slices } = paid.hours;
  const hours = { start: paid.period.firstDay, totalMin: minutes(slices), ...tierMinutes(slices) };
  const { exact } = paid;
  if (!isPriced || !exact) return hours;
  const value = (numerator: bigint) => rational(numerator, exact.denominator);
  const exactCents = roundHalfUp(exactTotal(paid, week.extras ?? []));
  const isWeek = paid.period.days === 7;
  return {
    ...hours,
    straightTimeCents: roundHalfUp(value(exact.straight)),
    premiumCents: roundHalfUp(value(exact.premium)),
    payCents: isWeek ? (payWorkweek(week).pay?.totalMinor ?? -1) : exactCents,
    regularRateCentsExact: formatRational(averageRate(value(exact.straight), slices, week)),
  };
}

/** All that counts but flat sums, which are divided by other hours, over all hours. */
function averageRate(
  straight: Rational,
  slices: readonly Slice[],
  { extras = [] }: WorkweekInput,
): Rational {
  const flat = extras
    .filter((extra) => extra.isInRegularRate && extra.isFlatSum === true)
    .reduce((sum, extra) => sum + extra.amountMinor, 0);
  const total = minutes(slices);
  if (total === 0) return zero;
  return multiply(subtract(straight, rational(flat)), rational(60, total));
}

function daysResult(paid: readonly PeriodPay[], expected: readonly JsonObject[]): JsonObject[] {
  return expected.map((day) => {
    const date = textOr(day["date"], "");
    const slices = paid.flatMap(({ hours, period }) =>
      hours.slices.filter((slice) => addDays(period.firstDay, slice.day) === date),
    );
    return { date, totalMin: minutes(slices), ...tierMinutes(slices) };
  });
}

function tierMinutes(slices: readonly Slice[]): JsonObject {
  const at = (percent: number) => minutes(slices.filter((slice) => slice.percent === percent));
  const premium = new Set(slices.map((slice) => slice.percent).filter((percent) => percent > 100));
  const tiers = [...premium].map((percent) => [String(percent / 100), at(percent)]);
  return {
    regularMin: at(100),
    overtimeMin: at(150),
    doubletimeMin: at(200),
    tierMin: Object.fromEntries(tiers),
  };
}

function perEntry(
  periods: readonly { week: WorkweekInput; paid: PeriodPay }[],
  isCounted: (slice: Slice) => boolean,
): number[] {
  const entries = periods[0]?.week.entries ?? [];
  return entries.map(({ id }) =>
    minutes(
      periods.flatMap(({ paid }) =>
        paid.hours.slices.filter(
          (slice) => paid.hours.counted[slice.entry]?.entry.id === id && isCounted(slice),
        ),
      ),
    ),
  );
}

function minutes(slices: readonly Slice[]): number {
  return slices.reduce((sum, slice) => sum + slice.seconds, 0) / 60;
}
