import { previewRules as preview } from "@crewline/domain/rules/rule-previews/preview-rules";
import type { previewRulesInputSchema } from "@crewline/domain/records/company/rule-change";
import type { RulesPreview } from "@crewline/domain/records/company/rules-preview";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { paidWithoutWork, readSalaries } from "../../operations/payroll/read-salaries.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { periodToTry } from "./period-to-try.ts";

type Input = z.infer<typeof previewRulesInputSchema>;

/** Returns the hours and pay of the period under the changed rules; writes nothing. */
export async function previewRules(actor: Actor, { part }: Input): Promise<RulesPreview> {
  const store = await readCompany(actor.companyId);
  const { company, period, isClosed } = await periodToTry(store);
  const { firstDay, lastDay } = period;
  const weeks = await store.employeeWeeks.list([
    ["weekStart", ">=", addDays(firstDay, -13)],
    ["weekStart", "<=", lastDay],
  ]);
  const ids = [...new Set(weeks.map(({ employeeId }) => employeeId))];
  const salaried = await paidWithoutWork(store, period);
  const { people } = await readSalaries(store, company, { ...period, employees: salaried });
  const [employees, pays] = await Promise.all([
    store.employees.findAll(ids),
    Promise.all(ids.map(async (id) => [id, await store.employeePay.find(id)] as const)),
  ]);
  return preview({
    company,
    part,
    period,
    isClosed,
    weeks,
    salaried: people,
    pay: new Map(pays.map(([id, pay]) => [id, payTermsOf(pay)])),
    employees: new Map([...salaried, ...employees].map((employee) => [employee.id, employee])),
    now: now(),
  });
}
