import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { raiseByPercent, roundRateUp } from "../../kernel/money/raise-rate.ts";
import { rateTenThousandthsSchema } from "../../kernel/money/rate.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Salary } from "../../records/pay/salary.ts";
import { generalRateOn, hourlyEquivalent } from "./salary-rate.ts";
import type { MinimumWages, RatedPerson } from "./minimum-wage.ts";
import { kindOf, minimumWageGaps, ratesInForce } from "./minimum-wage.ts";

/** New rates are rounded up to a multiple of so many minor units (cents). */
const stepMinor = z.union([z.literal(1), z.literal(5), z.literal(10), z.literal(100)]);

/** 100,000 currency units an hour more: above every raise in every currency. */
const MAX_RAISE = 1_000_000_000;

/** The raise of several people: a percentage, an amount an hour, or up to the minimum wage. */
export const raiseSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("percent"),
    percentHundredths: z
      .int()
      .check(
        z.minimum(1, issue("enterPercentage")),
        z.maximum(10_000, issue("atMostPercent", 100)),
      ),
    stepMinor,
  }),
  z.object({
    kind: z.literal("amount"),
    amountTenThousandths: rateTenThousandthsSchema.check(
      z.minimum(1, issue("enterAmount")),
      z.maximum(MAX_RAISE, issue("amountTooHigh")),
    ),
    stepMinor,
  }),
  z.object({ kind: z.literal("minimum"), stepMinor }),
]);
export type Raise = z.infer<typeof raiseSchema>;

/** A new rate or salary, and the one that the work is paid by before, in ten-thousandths an hour. */
export interface RaisedRate extends Omit<WageRateRecord, "effectiveDate"> {
  previousRateTenThousandths: number;
  previousSalary?: Salary;
}

/**
 * Returns an employee's new rates from a given day. A percentage or an amount raises each rate in
 * force separately, general ones and those of a job role or location. "minimum" raises only the
 * rates below the minimum wage of a location where the employee works; a rate that applies at
 * several locations stays, and the location gets its own rate. Rounded up, so that no employee gets
 * less than was promised. A salary is raised by a percentage alone.
 */
export function raisedRates(
  person: RatedPerson,
  raise: Raise,
  { currency, ...wages }: MinimumWages & { currency: Currency },
): RaisedRate[] {
  const raised =
    raise.kind === "minimum"
      ? minimumRates(person, wages)
      : hourly(ratesInForce(person.rates, wages.day)).map(({ jobRoleId, locationId, ...rate }) => {
          const previousRateTenThousandths = rate.rateTenThousandths;
          const rateTenThousandths = withRaise(previousRateTenThousandths, raise);
          return { jobRoleId, locationId, rateTenThousandths, previousRateTenThousandths };
        });
  const rates = raised
    .map(({ rateTenThousandths: exact, ...rate }) => {
      const rateTenThousandths = roundRateUp(exact, raise.stepMinor, currency);
      return { ...rate, rateTenThousandths };
    })
    .filter((rate) => rate.rateTenThousandths > rate.previousRateTenThousandths);
  return [...rates, ...raisedSalary(person, raise, { day: wages.day, currency })];
}

function hourly(rates: readonly WageRateRecord[]): WageRateRecord[] {
  return rates.filter(({ salary }) => salary === undefined);
}

/** The salary in force, raised by a percentage up to the next step. */
function raisedSalary(
  { rates }: RatedPerson,
  raise: Raise,
  { day, currency }: { day: LocalDate; currency: Currency },
): RaisedRate[] {
  const before = generalRateOn(rates, day);
  if (raise.kind !== "percent" || before?.salary === undefined) return [];
  const previousSalary = before.salary;
  const exact = raiseByPercent(previousSalary.amountMinor, raise.percentHundredths);
  const amountMinor = Math.ceil(exact / raise.stepMinor) * raise.stepMinor;
  const salary = { ...previousSalary, amountMinor };
  return [
    {
      jobRoleId: null,
      locationId: null,
      rateTenThousandths: hourlyEquivalent(salary, currency),
      salary,
      previousRateTenThousandths: before.rateTenThousandths,
      previousSalary,
    },
  ];
}

/** The reasons why a raise changes nothing for a person. */
export const unchangedSchema = z.enum(["noRate", "salaried", "noMinimumWage", "highEnough"]);
export type Unchanged = z.infer<typeof unchangedSchema>;

/**
 * Returns the reason why `raisedRates` names no rate: none is in force, all pay is a salary, no
 * minimum wage is known, or it is reached.
 */
export function whyUnchanged(
  person: RatedPerson,
  raise: Raise,
  { day, minimums }: MinimumWages,
): Unchanged {
  const rates = ratesInForce(person.rates, day);
  if (rates.length === 0) return "noRate";
  if (hourly(rates).length === 0) return "salaried";
  const isKnown = person.locationIds.some((id) => minimums.has(id));
  return raise.kind === "minimum" && !isKnown ? "noMinimumWage" : "highEnough";
}

function withRaise(rate: number, raise: Exclude<Raise, { kind: "minimum" }>): number {
  if (raise.kind === "amount") return rate + raise.amountTenThousandths;
  return raiseByPercent(rate, raise.percentHundredths);
}

function minimumRates(person: RatedPerson, wages: MinimumWages): RaisedRate[] {
  const isOnlyPlace = person.locationIds.length === 1;
  const gaps = minimumWageGaps(person, wages).filter(({ rate }) => rate.salary === undefined);
  const rates = gaps.map(({ rate, locationId, minimumTenThousandths }): RaisedRate => ({
    jobRoleId: rate.jobRoleId,
    locationId: isOnlyPlace ? rate.locationId : locationId,
    rateTenThousandths: minimumTenThousandths,
    previousRateTenThousandths: rate.rateTenThousandths,
  }));
  return [...new Map(rates.map((rate) => [kindOf(rate), rate])).values()];
}
