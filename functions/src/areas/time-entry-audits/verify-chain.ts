import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { isIntactChain } from "@crewline/domain/rules/time-entries/is-intact-chain";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { auditHash } from "../../operations/weeks/audit-hash.ts";
import { readCompany } from "../../store/company/read-company.ts";

interface Input {
  employeeId: EmployeeId;
  weekStart: string;
}

/** Returns whether the history of an employee's week is intact, recomputed from its rows. */
export async function verifyChain(actor: Actor, { employeeId, weekStart }: Input) {
  const store = await readCompany(actor.companyId);
  const week = await store.employeeWeeks.find(employeeWeekId(employeeId, weekStart));
  if (week === null) throw new RuleViolation("notFound", { what: "week" });
  requireReach(actor, { employeeId, locationIds: week.locationIds, what: "week" });
  const rows = await store.timeEntryAudits.list([
    ["employeeId", "==", employeeId],
    ["weekStart", "==", weekStart],
  ]);
  const isIntact = isIntactChain(rows, week, ({ hash: _hash, ...row }) => auditHash(row));
  return { isIntact, rows: rows.length };
}
