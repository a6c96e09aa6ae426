import type { setEmploymentEndSchema } from "@crewline/domain/employees/employee-inputs";
import type { Employee } from "@crewline/domain/employees/employee";
import { statusWithEnd } from "@crewline/domain/employees/employment";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { attempt } from "../../rpc/attempt.ts";
import { requireReach } from "../../rpc/require-reach.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import { syncAccess } from "../../rpc/sync-access.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { companyStore } from "../../store/company-store.ts";
import { endAccess } from "../../store/end-access.ts";
import { getPerson } from "../../store/person.ts";

type Input = z.infer<typeof setEmploymentEndSchema>;

/** Ends an employment, or takes it back. Whoever has left loses the login's access with it. */
export async function setEmploymentEnd(actor: Actor, input: Input): Promise<Edited> {
  let lostAccess: string | null = null;
  const edited = await attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const { employee, today } = await getPerson(store, input.employeeId, now());
    requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
    requireVersion(employee, input.expectedVersion, { what: "employee" });
    await requireRank(store, actor, employee);
    const status = statusWithEnd(employee.status, input.lastDay, today);
    const hasLeft = status === "terminated";
    lostAccess = hasLeft ? employee.userId : null;
    if (lostAccess !== null) await endAccess(unit, store, lostAccess);
    const version = employee.version + 1;
    const userId = hasLeft ? null : employee.userId;
    const terminatedOn = input.lastDay;
    store.employees.save(employee.id, { ...employee, status, userId, terminatedOn, version });
    return { version };
  });
  if (lostAccess !== null) await syncAccess(lostAccess);
  return edited;
}

/** Ending an employment ends its access, so nobody may do it to an equal or a superior. */
async function requireRank(store: CompanyStore, actor: Actor, employee: Employee): Promise<void> {
  if (actor.role === "admin" || employee.userId === null) return;
  const member = await store.members.find(employee.userId);
  if (member !== null && member.role !== "employee") {
    throw new RuleViolation("higherRole", { who: employee.name });
  }
}
