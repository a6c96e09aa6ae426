import type { Rational } from "@crewline/domain/kernel/money/rational";
import {
  add,
  divide,
  formatRational,
  multiply,
  rational,
  roundHalfUp,
  subtract,
  zero,
} from "@crewline/domain/kernel/money/rational";
import type { RatedPart } from "@crewline/domain/rules/pay/regular-rate";
import {
  bonusOvertime,
  payOfBuckets,
  straightPay,
  weightedRegularRate,
} from "@crewline/domain/rules/pay/regular-rate";
import { salaryOfWeek, salaryRegularRate } from "@crewline/domain/rules/rates/salary-rate";
import { listOf, numberOr, objectsOf, pick } from "../read.ts";
import type { Json, JsonObject } from "../vector-case.ts";

/** Regular rates: the weighted average of parts, or a salary over the hours it is meant for. */
export function runRegularRate(input: JsonObject): JsonObject {
  if (input["parts"] !== undefined) return weightedRate(input);
  const weekly = weeklyOf(input);
  const hours = decimal(pick(input, "hoursIntended", "hours", "hoursPerWeek") ?? 40);
  const rate = salaryRegularRate(weekly, hours);
  return {
    weeklyCents: roundHalfUp(weekly),
    ...rateCents(rate),
    ...salaryPay(weekly, { rate, hours }, input),
  };
}

/** The pay of a salary for fewer hours when more are worked: the rate to 40 h, then half more. */
function salaryPay(
  weekly: Rational,
  { rate, hours }: { rate: Rational; hours: Rational },
  input: JsonObject,
): JsonObject {
  const worked = pick(input, "hoursWorked", "workedHours");
  if (worked === undefined) return {};
  const beyond = subtract(decimal(worked), hours);
  const overtime = subtract(decimal(worked), rational(40));
  const half = overtime.numerator > 0n ? divide(overtime, rational(2)) : zero;
  return { payCents: roundHalfUp(add(weekly, multiply(rate, add(beyond, half)))) };
}

function weightedRate(input: JsonObject): JsonObject {
  const parts = listOf(input["parts"]).map(partOf);
  const bonus = numberOr(pick(input, "bonusCents", "extraCents"), 0);
  const straight = straightPay(parts);
  return {
    straightTimeCents: roundHalfUp(straight) + bonus,
    totalHours: parts.reduce((sum, part) => sum + part.seconds, 0) / 3600,
    ...rateCents(weightedRegularRate(parts, bonus)),
  };
}

/** A part is a pair of hours and cents, or an object that names them. */
function partOf(value: Json): RatedPart {
  const [hours, cents] = Array.isArray(value) ? value : namedPart(value);
  return {
    seconds: Math.round(numberOr(hours ?? 0, 0) * 3600),
    rateMinor: decimal(cents ?? 0),
  };
}

function namedPart(value: Json): [Json, Json] {
  const [part = {}] = objectsOf([value]);
  return [pick(part, "hours", "h") ?? 0, pick(part, "rateCents", "cents") ?? 0];
}

function weeklyOf(input: JsonObject): Rational {
  const monthly = pick(input, "monthlySalaryCents");
  if (monthly !== undefined)
    return salaryOfWeek({ amountMinor: numberOr(monthly, 0), per: "month" });
  const yearly = pick(input, "annualSalaryCents", "yearlySalaryCents");
  if (yearly !== undefined) return salaryOfWeek({ amountMinor: numberOr(yearly, 0), per: "year" });
  const halfMonthly = pick(input, "semiMonthlySalaryCents", "semimonthlySalaryCents");
  if (halfMonthly !== undefined) return rational(numberOr(halfMonthly, 0) * 24, 52);
  return rational(numberOr(pick(input, "weeklySalaryCents", "weeklyCents", "salaryCents"), 0));
}

function rateCents(rate: Rational): JsonObject {
  return {
    regularRateCents: roundHalfUp(rate),
    regularRateCentsExact: formatRational(rate),
    overtimeRateCents: roundHalfUp(multiply(rate, rational(3, 2))),
  };
}

/** The overtime that a bonus adds to the pay of its hours. */
export function runBonusIncrement(input: JsonObject): JsonObject {
  const total = decimal(pick(input, "totalHours", "hours") ?? 0);
  const overtime = decimal(pick(input, "overtimeHours", "otHours") ?? 0);
  const bonus = numberOr(pick(input, "bonusCents"), 0);
  const extra = bonusOvertime(bonus, { total, overtime });
  const perHour = divide(rational(bonus), total);
  return {
    extraOvertimeCents: roundHalfUp(extra),
    extraOvertimeCentsExact: roundHalfUp(extra),
    bonusPerHourCents: roundHalfUp(perHour),
    bonusPerHourCentsExact: formatRational(perHour),
    totalCents: bonus + roundHalfUp(extra),
  };
}

/** Pay of hours that are sorted into tiers already. */
export function runPayFromBuckets(input: JsonObject): JsonObject {
  const seconds = (name: string) => numberOr(input[name], 0) * 60;
  const tiers = objectsOf(pick(input, "buckets", "tiers")).map((tier) => ({
    seconds: numberOr(pick(tier, "min", "minutes"), 0) * 60,
    percent: Math.round(numberOr(tier["mult"], 1) * 100),
  }));
  const buckets = [
    { seconds: seconds("regularMin"), percent: 100 },
    { seconds: seconds("overtimeMin"), percent: 150 },
    { seconds: seconds("doubletimeMin"), percent: 200 },
    ...tiers,
  ];
  const rate = decimal(pick(input, "regularRateCents", "rateCents", "baseRateCents") ?? 0);
  const { straight, premium, pay } = payOfBuckets(buckets, rate);
  return {
    payCents: roundHalfUp(pay),
    straightTimeCents: roundHalfUp(straight),
    premiumCents: roundHalfUp(premium),
  };
}

/** A decimal of at most six places as an exact fraction. */
function decimal(value: Json): Rational {
  return rational(Math.round(numberOr(value, 0) * 1_000_000), 1_000_000);
}
