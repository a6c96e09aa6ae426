import { raiseByPercent } from "../../kernel/money/raise-rate.ts";
import type { Company } from "../../records/company/company.ts";
import type { RulePart } from "../../records/company/rule-sections.ts";
import type { RulesPreview } from "../../records/company/rules-preview.ts";
import type { PayTerms } from "../../records/pay/employee-pay.ts";
import type { Salary } from "../../records/pay/salary.ts";
import type { WhatIf, WhatIfInput } from "../../records/pay/what-if.ts";
import type { RulePreset } from "../../records/work-rules/work-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { overtimeOf } from "../company/rules-on.ts";
import type { TriedTerms, WorkedPeriod } from "./preview-rules.ts";
import { afterwards, comparePay, isTouched, sumOfAmounts, termsInForce } from "./preview-rules.ts";

export interface WhatIfSources extends Omit<WorkedPeriod, "period" | "isClosed"> {
  /** The newest first. */
  periods: readonly Pick<WorkedPeriod, "period" | "isClosed">[];
}

/**
 * Computes what other rules and rates would have changed in pay periods that are over: in each of
 * them, and for each person whom it touches in any. Nothing is written; both sides are computed
 * now, from the entries, by the engine that pays. A change of rates is one of each hourly rate and salary.
 */
export function whatIf(sources: WhatIfSources, input: WhatIfInput): WhatIf {
  const { periods, ...worked } = sources;
  const terms = termsOf(sources.company, input);
  const previews = periods.map((tried) => comparePay({ ...worked, ...tried }, terms));
  const everyone = peopleOf(previews);
  return {
    currency: sources.company.currency,
    periods: previews.map(({ firstDay, lastDay, isClosed, before, after }) => ({
      firstDay,
      lastDay,
      isClosed,
      before,
      after,
    })),
    before: sumOfAmounts(previews.map(({ before }) => before)),
    after: sumOfAmounts(previews.map(({ after }) => after)),
    peopleCount: everyone.length,
    people: everyone.filter(isTouched),
  };
}

function termsOf(company: Company, input: WhatIfInput): TriedTerms {
  const { overtime, roundingSeconds, raisePercentHundredths } = input;
  const parts: RulePart[] = [
    ...(overtime === null ? [] : [overtimePart(overtime)]),
    ...(roundingSeconds === null ? [] : [roundingPart(roundingSeconds)]),
  ];
  const inForce = termsInForce(company);
  return {
    rulesOf: parts.length === 0 ? inForce.rulesOf : afterwards(company, parts),
    ratesOf: raisePercentHundredths === null ? inForce.ratesOf : raisedBy(raisePercentHundredths),
  };
}

function overtimePart(preset: RulePreset): RulePart {
  return { section: "overtime", value: overtimeOf(presetRules(preset)) };
}

/** Both ends of work to the nearest step; 0 for no rounding at all. */
function roundingPart(intervalSeconds: number): RulePart {
  const ends = { mode: "nearest", intervalSeconds, graceSeconds: 0 } as const;
  const rule = intervalSeconds === 0 ? null : ends;
  const value = { clockIn: rule, clockOut: rule, breakPunches: null, dayTotal: null };
  return { section: "rounding", value };
}

/** The same rates give the same list, because what is computed from a list is kept with it. */
function raisedBy(percentHundredths: number): TriedTerms["ratesOf"] {
  const known = new Map<PayTerms["rates"], PayTerms["rates"]>();
  return (rates) => {
    const raised =
      known.get(rates) ??
      rates.map(({ rateTenThousandths, salary, ...rate }) => ({
        ...rate,
        rateTenThousandths: raiseByPercent(rateTenThousandths, percentHundredths),
        ...(salary && { salary: raisedSalary(salary, percentHundredths) }),
      }));
    known.set(rates, raised);
    return raised;
  };
}

function raisedSalary(salary: Salary, percentHundredths: number): Salary {
  return { ...salary, amountMinor: raiseByPercent(salary.amountMinor, percentHundredths) };
}

/** Each employee with the sums of all periods, the largest difference of pay first. */
function peopleOf(previews: readonly RulesPreview[]): WhatIf["people"] {
  const rows = previews.flatMap(({ people }) => people);
  const byPerson = [...Map.groupBy(rows, ({ employeeId }) => employeeId).values()];
  const sums = byPerson.flatMap((own) =>
    own.slice(0, 1).map(({ employeeId, employeeName }) => ({
      employeeId,
      employeeName,
      before: sumOfAmounts(own.map(({ before }) => before)),
      after: sumOfAmounts(own.map(({ after }) => after)),
    })),
  );
  const differenceOf = ({ before, after }: (typeof sums)[number]) =>
    Math.abs(after.totalMinor - before.totalMinor);
  return sums.toSorted((a, b) => differenceOf(b) - differenceOf(a));
}
