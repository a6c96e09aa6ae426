import type { z } from "zod/mini";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type {
  ExplainedSalary,
  explainSalarySchema,
} from "@crewline/domain/records/pay/explained-salary";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { explainSalary } from "@crewline/domain/rules/reports/explain-salary";
import { allWeekLines } from "@crewline/domain/rules/reports/period-weeks";
import { weeksOfPeriod } from "@crewline/domain/rules/reports/weeks-of-period";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { readSalaries } from "../../operations/payroll/read-salaries.ts";
import { readCompany } from "../../store/company/read-company.ts";

/**
 * Returns what the salary of an employee pays from the first to the last day, day by day; nothing
 * for a reader who may not see the pay. Throws notFound for an employee out of reach.
 */
export async function explainSalaryOf(
  actor: Actor,
  { employeeId, ...days }: z.infer<typeof explainSalarySchema>,
): Promise<ExplainedSalary> {
  const store = await readCompany(actor.companyId);
  const [company, employee] = await Promise.all([store.company(), store.employees.get(employeeId)]);
  const { workRules: rules, currency } = company;
  const ids = weeksOfPeriod(days, rules.weekStart).map((week) => employeeWeekId(employeeId, week));
  const weeks = await store.employeeWeeks.findAll(ids);
  const worksAt = weeks.flatMap(({ locationIds }) => locationIds);
  const locationIds = [...new Set([...employee.locationIds, ...worksAt])];
  requireReach(actor, { employeeId, locationIds, what: "employee" });
  if (!mayReadPay(await recordActorOf(store, actor), employee)) return { currency, periods: [] };
  const [pays, { people, payPeriodOn }] = await Promise.all([
    store.employeeWeekPay.findAll(ids),
    readSalaries(store, company, { ...days, employees: [employee] }),
  ]);
  const worked = allWeekLines({ weeks, pays, rules }).flatMap(({ lines }) => lines);
  const periods = people.flatMap((person) =>
    explainSalary(person, worked, { ...days, rules, payPeriodOn }),
  );
  return { currency, periods };
}
