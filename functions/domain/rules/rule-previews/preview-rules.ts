import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { jobRoleNames } from "../job-roles/job-role-names.ts";
import type { PayTerms } from "../../records/pay/employee-pay.ts";
import { payTermsOf } from "../../records/pay/employee-pay.ts";
import { policyOn } from "../../records/pay/overtime-policy.ts";
import { rulesUnder } from "../hours/without-overtime.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { findContradictions } from "../../records/work-rules/rule-contradictions.ts";
import { buildPayrollReport } from "../reports/build-payroll-report.ts";
import type { PayrollReport } from "../../records/pay/payroll-report.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { buildWeek } from "../weeks/build-week.ts";
import { daysInRowAtEnd } from "../hours/days-in-row.ts";
import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import { employeeWeekId } from "../../records/time-entries/employee-week.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { PayPeriodDays } from "../../kernel/time/pay-period.ts";
import type { Company } from "../../records/company/company.ts";
import type { Salaried } from "../reports/salary-lines.ts";
import type { RulePart } from "../../records/company/rule-sections.ts";
import type { PreviewAmounts, RulesPreview } from "../../records/company/rules-preview.ts";
import { rulesOn, withPart } from "../company/rules-on.ts";

/** A worked period and all that its pay is computed from. */
export interface WorkedPeriod {
  company: Company;
  period: PayPeriodDays;
  isClosed: boolean;
  /** The weeks that touch the period, those before them, and maybe others. */
  weeks: readonly EmployeeWeek[];
  /** The employees with a salary, whether they worked or not. */
  salaried: readonly Salaried[];
  /** Rates and overtime policies by employee. */
  pay: ReadonlyMap<EmployeeId, PayTerms>;
  employees: ReadonlyMap<EmployeeId, { name: string; payrollId: string | null }>;
  now: Instant;
}

export interface PreviewSources extends WorkedPeriod {
  part: RulePart;
}

/** The terms by which a period is counted and paid. */
export interface TriedTerms {
  rulesOf: (weekStart: LocalDate) => WorkRules;
  ratesOf: (rates: PayTerms["rates"]) => PayTerms["rates"];
}

/** The terms that were in force. */
export function termsInForce(company: Company): TriedTerms {
  return { rulesOf: (day) => rulesOn(company, day).workRules, ratesOf: (rates) => rates };
}

/**
 * Computes the effect that the change would have had on a period that was worked: hours by kind and
 * pay before and after, in sum and for each person whom it touches, by name. Both sides are
 * computed now, from the entries and today's rates, by the engine that pays. Throws
 * rulesContradict.
 */
export function previewRules({ part, ...worked }: PreviewSources): RulesPreview {
  const rulesOf = afterwards(worked.company, [part]);
  const preview = comparePay(worked, { ...termsInForce(worked.company), rulesOf });
  return { ...preview, people: preview.people.filter(isTouched) };
}

/** As `previewRules`, for any other terms and with everyone who worked in the period. */
export function comparePay(worked: WorkedPeriod, terms: TriedTerms): RulesPreview {
  const { company, period, isClosed } = worked;
  const before = reportWith(worked, termsInForce(company));
  const after = reportWith(worked, terms);
  const changed = new Map(after.people.map((person) => [person.employeeId, person]));
  const people = before.people.map(({ employeeId, employeeName, ...person }) => {
    const other = changed.get(employeeId) ?? nothing;
    return { employeeId, employeeName, before: amountsOf(person), after: amountsOf(other) };
  });
  return {
    firstDay: period.firstDay,
    lastDay: period.lastDay,
    isClosed,
    currency: company.currency,
    peopleCount: before.people.length,
    before: sumOfAmounts(before.people),
    after: sumOfAmounts(after.people),
    people,
  };
}

/**
 * The rules of a week as the changes would have made them; one object for equal rules. Throws
 * rulesContradict when it is asked for a week in which they contradict each other.
 */
export function afterwards(
  company: Company,
  parts: readonly RulePart[],
): (day: LocalDate) => WorkRules {
  const known = new Map<object, WorkRules>();
  return (day) => {
    const rules = rulesOn(company, day);
    const kept = known.get(rules);
    if (kept !== undefined) return kept;
    const { workRules } = parts.reduce(withPart, rules);
    const [[, because] = []] = findContradictions(workRules);
    if (because !== undefined) throw new RuleViolation("rulesContradict", { day, because });
    known.set(rules, workRules);
    return workRules;
  };
}

function reportWith(
  { company, period, weeks, salaried, pay: payOf, employees, now }: WorkedPeriod,
  { rulesOf, ratesOf }: TriedTerms,
): PayrollReport {
  const before = new Map(weeks.map(({ id, hours }) => [id, daysInRowAtEnd(hours.days)]));
  const touching = weeks.filter(
    ({ weekStart }) => addDays(weekStart, 6) >= period.firstDay && weekStart <= period.lastDay,
  );
  const built = touching.map((week) => {
    const { employeeId, weekStart, timeZone, bounds, entries } = week;
    const weekBefore = employeeWeekId(employeeId, addDays(weekStart, -7));
    const { rates, policies } = payOf.get(employeeId) ?? payTermsOf(null);
    const { pay, week: hours } = buildWeek({
      employeeId,
      weekStart,
      timeZone,
      bounds,
      daysInRowBefore: before.get(weekBefore) ?? 0,
      entries,
      rules: rulesUnder(policyOn(policies, weekStart), rulesOf(weekStart)),
      currency: company.currency,
      rates: ratesOf(rates),
      now,
    });
    return { pay, week: { ...week, ...hours } };
  });
  const { firstDay, lastDay } = period;
  const { currency } = company;
  const names = {
    employees,
    locations: new Map(),
    roleName: jobRoleNames(company.jobRoles),
  };
  return buildPayrollReport({
    firstDay,
    lastDay,
    locationId: null,
    currency,
    weeks: built.map(({ week }) => week),
    pays: built.map(({ pay }) => pay),
    salaries: {
      people: salaried.map(({ rates, ...person }) => ({ ...person, rates: ratesOf(rates) })),
      payPeriodOn: (day) => rulesOn(company, day).payPeriod,
    },
    rules: company.workRules,
    ...names,
  });
}

const nothing: PreviewAmounts = {
  regularSeconds: 0,
  overtimeSeconds: 0,
  doubletimeSeconds: 0,
  totalMinor: 0,
};

function amountsOf(of: PreviewAmounts): PreviewAmounts {
  const { regularSeconds, overtimeSeconds, doubletimeSeconds, totalMinor } = of;
  return { regularSeconds, overtimeSeconds, doubletimeSeconds, totalMinor };
}

/** The sum of hours and pay. */
export function sumOfAmounts(people: readonly PreviewAmounts[]): PreviewAmounts {
  return people.reduce<PreviewAmounts>(
    (sum, one) => ({
      regularSeconds: sum.regularSeconds + one.regularSeconds,
      overtimeSeconds: sum.overtimeSeconds + one.overtimeSeconds,
      doubletimeSeconds: sum.doubletimeSeconds + one.doubletimeSeconds,
      totalMinor: sum.totalMinor + one.totalMinor,
    }),
    nothing,
  );
}

/** True if hours or pay differ. */
export function isTouched({ before, after }: Record<"before" | "after", PreviewAmounts>): boolean {
  return (
    before.regularSeconds !== after.regularSeconds ||
    before.overtimeSeconds !== after.overtimeSeconds ||
    before.doubletimeSeconds !== after.doubletimeSeconds ||
    before.totalMinor !== after.totalMinor
  );
}
