import type { Company } from "@crewline/domain/records/company/company";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type { WhatIf, WhatIfInput } from "@crewline/domain/records/pay/what-if";
import { payPeriodBefore } from "@crewline/domain/rules/company/pay-period-at";
import type { WhatIfSources } from "@crewline/domain/rules/rule-previews/what-if";
import { whatIf } from "@crewline/domain/rules/rule-previews/what-if";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Actor } from "../../operations/commands/actor.ts";
import { lastClosedPeriods } from "../../operations/payroll/closed-periods.ts";
import { paidWithoutWork, readSalaries } from "../../operations/payroll/read-salaries.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";

const MOST_PERIODS = 3;

/** Returns what other rules and rates would have changed in the last periods; writes nothing. */
export async function showWhatIf(actor: Actor, input: WhatIfInput): Promise<WhatIf> {
  const store = await readCompany(actor.companyId);
  const company = await store.company();
  const periods = await periodsToTry(store, company);
  const first = periods.at(-1)?.period.firstDay ?? "";
  const weeks = await store.employeeWeeks.list([
    ["weekStart", ">=", addDays(first, -13)],
    ["weekStart", "<=", periods[0]?.period.lastDay ?? ""],
  ]);
  const ids = [...new Set(weeks.map(({ employeeId }) => employeeId))];
  const days = { firstDay: first, lastDay: periods[0]?.period.lastDay ?? "" };
  const salaried = await paidWithoutWork(store, days);
  const { people } = await readSalaries(store, company, { ...days, employees: salaried });
  const [employees, pays] = await Promise.all([
    store.employees.findAll(ids),
    Promise.all(ids.map(async (id) => [id, await store.employeePay.find(id)] as const)),
  ]);
  const pay = new Map(pays.map(([id, own]) => [id, payTermsOf(own)]));
  const byId = new Map([...salaried, ...employees].map((employee) => [employee.id, employee]));
  return whatIf(
    { company, periods, weeks, salaried: people, pay, employees: byId, now: now() },
    input,
  );
}

/** The last closed pay periods; the last ones that ended if none is closed yet. */
async function periodsToTry(
  store: CompanyStore,
  company: Company,
): Promise<WhatIfSources["periods"]> {
  const closed = await lastClosedPeriods(store, MOST_PERIODS);
  if (closed.length > 0) {
    return closed.map(({ firstDay, lastDay }) => ({
      period: { firstDay, lastDay },
      isClosed: true,
    }));
  }
  const ended: { period: { firstDay: string; lastDay: string }; isClosed: boolean }[] = [];
  let before = localDateAt(now(), company.timeZone);
  while (ended.length < MOST_PERIODS) {
    const period = payPeriodBefore(company, before);
    ended.push({ period, isClosed: false });
    before = period.firstDay;
  }
  return ended;
}
