import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { PayTerms } from "@crewline/domain/records/pay/employee-pay";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { personRulesOn } from "@crewline/domain/rules/weeks/person-rules";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { BuiltWeek, WeekSources } from "@crewline/domain/rules/weeks/build-week";
import { buildWeek } from "@crewline/domain/rules/weeks/build-week";
import type {
  EmployeeWeek,
  EmployeeWeekPay,
} from "@crewline/domain/records/time-entries/employee-week";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The terms of a week's hours and pay, other than its entries. */
export interface WeekTerms extends PayTerms {
  company: Company;
  now: Instant;
}

/** The terms of a person's weeks as they are now. */
export async function readWeekTerms(
  store: CompanyStore,
  employeeId: EmployeeId,
): Promise<WeekTerms> {
  const [company, pay] = await Promise.all([store.company(), store.employeePay.find(employeeId)]);
  return { company, ...payTermsOf(pay), now: now() };
}

/** A week as it is stored, with its pay. */
export interface SavedWeek {
  week: EmployeeWeek;
  pay: EmployeeWeekPay;
}

/** Writes a week together with its pay, so that they never disagree, and returns both. */
export function saveWeek(store: CompanyStore, week: EmployeeWeek, terms: WeekTerms): SavedWeek {
  const built = buildStoredWeek(week, terms);
  const saved = { ...week, ...built.week, version: week.version + 1 };
  store.employeeWeeks.save(week.id, saved);
  store.employeeWeekPay.save(week.id, built.pay);
  return { week: saved, pay: built.pay };
}

/** Returns the hours and the pay of a stored week under these terms. */
export function buildStoredWeek(week: EmployeeWeek, terms: WeekTerms): BuiltWeek {
  return buildWeek(weekSourcesOf(week, terms));
}

/** Everything that the hours and the pay of a stored week depend on. */
export function weekSourcesOf(week: EmployeeWeek, terms: WeekTerms): WeekSources {
  const { employeeId, weekStart, timeZone, bounds, daysInRowBefore, entries } = week;
  const { currency } = terms.company;
  const rules = personRulesOn(terms.company, terms.policies, weekStart);
  const { rates, now: at } = terms;
  const place = { employeeId, weekStart, timeZone, bounds, daysInRowBefore };
  return { ...place, entries, rules, currency, rates, now: at };
}
