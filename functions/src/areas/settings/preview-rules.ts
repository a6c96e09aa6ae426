import { payPeriodBefore } from "@crewline/domain/company/pay-period-at";
import { previewRules as preview } from "@crewline/domain/company/preview-rules";
import type { previewRulesInputSchema } from "@crewline/domain/company/rule-change";
import type { RulesPreview } from "@crewline/domain/company/rules-preview";
import { addDays } from "@crewline/domain/time/local-date";
import { localDateAt } from "@crewline/domain/time/zone";
import type { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import { lastClosedPeriod } from "../../store/closed-periods.ts";
import { readCompany } from "../../store/read-company.ts";

type Input = z.infer<typeof previewRulesInputSchema>;

/**
 * What the change would have made of the last closed pay period, or of the last one that ended
 * where none was closed yet. Nothing is written.
 */
export async function previewRules(actor: Actor, { part }: Input): Promise<RulesPreview> {
  const store = await readCompany(actor.companyId);
  const [company, closed] = await Promise.all([store.company(), lastClosedPeriod(store)]);
  const period = closed ?? payPeriodBefore(company, localDateAt(now(), company.timeZone));
  const { firstDay, lastDay } = period;
  const weeks = await store.employeeWeeks.list([
    ["weekStart", ">=", addDays(firstDay, -6)],
    ["weekStart", "<=", lastDay],
  ]);
  const ids = [...new Set(weeks.map(({ employeeId }) => employeeId))];
  const [employees, pays] = await Promise.all([
    store.employees.findAll(ids),
    Promise.all(ids.map(async (id) => [id, await store.employeePay.find(id)] as const)),
  ]);
  return preview({
    company,
    part,
    period: { firstDay, lastDay },
    isClosed: closed !== null,
    weeks,
    rates: new Map(pays.map(([id, pay]) => [id, pay?.rates ?? []])),
    employees: new Map(employees.map((employee) => [employee.id, employee])),
    now: now(),
  });
}
