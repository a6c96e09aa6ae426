import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ExplainedWeek } from "@crewline/domain/records/pay/explained-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { rulesSince } from "@crewline/domain/rules/company/rules-on";
import { emptyWeek } from "@crewline/domain/rules/weeks/empty-week";
import { explainWeek } from "@crewline/domain/rules/weeks/explain-week";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { readWeekTerms, weekSourcesOf } from "../../operations/weeks/save-week.ts";
import { readCompany } from "../../store/company/read-company.ts";

interface Input {
  employeeId: EmployeeId;
  weekStart: string;
}

/**
 * Returns the derivation of an employee's week, with amounts for readers who may see the pay.
 * A week without time is empty. Throws notFound for an employee or a week out of reach.
 */
export async function explainWeekOf(
  actor: Actor,
  { employeeId, weekStart }: Input,
): Promise<ExplainedWeek> {
  const store = await readCompany(actor.companyId);
  const employee = await store.employees.get(employeeId);
  const found = await store.employeeWeeks.find(employeeWeekId(employeeId, weekStart));
  const week = found ?? emptyWeek({ employeeId, weekStart, timeZone: "UTC" });
  const locationIds = found === null ? employee.locationIds : week.locationIds;
  requireReach(actor, { employeeId, locationIds, what: "employee" });
  const [terms, entries, reader] = await Promise.all([
    readWeekTerms(store, employeeId),
    store.timeEntries.findAll(week.entries.map(({ entryId }) => entryId)),
    recordActorOf(store, actor),
  ]);
  return explainWeek(weekSourcesOf(week, terms), entries, {
    showsPay: mayReadPay(reader, employee),
    since: rulesSince(terms.company, week.weekStart),
  });
}
