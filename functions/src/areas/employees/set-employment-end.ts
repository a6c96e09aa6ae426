import type { setEmploymentEndSchema } from "@crewline/domain/employees/employee-inputs";
import type { Employee } from "@crewline/domain/employees/employee";
import { employmentAfter } from "@crewline/domain/employees/employment-state";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { endEmployment } from "../../rpc/end-employment.ts";
import { requireReach } from "../../rpc/require-reach.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { recordEmployeeEvent } from "../../store/employee-events.ts";
import { requireOtherAdmin } from "../../store/end-access.ts";

type Input = z.infer<typeof setEmploymentEndSchema>;

/**
 * Sets the last day of an employment, or takes an end back that has not come. The end itself comes
 * in the night after the last day; at once where that day has passed.
 */
export async function setEmploymentEnd(actor: Actor, input: Input): Promise<Edited> {
  const { employeeId, lastDay } = input;
  const edited = await command(actor, input, async (store) => {
    const employee = await store.employees.get(employeeId);
    requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
    requireVersion(employee, input.expectedVersion, { what: "employee" });
    employmentAfter(employee, lastDay === null ? "carryOn" : "end");
    await requireRank(store, actor, { employee, isEnding: lastDay !== null });
    const version = employee.version + 1;
    const act = lastDay === null ? "endTakenBack" : "endPlanned";
    recordEmployeeEvent(store, actor, { employeeId, act, day: lastDay });
    store.employees.save(employeeId, { ...employee, terminatedOn: lastDay, version });
    return { version };
  });
  await endEmployment({ companyId: actor.companyId, employeeId, by: actor });
  return edited;
}

/**
 * Ending an employment ends its access, so nobody may do it to an equal or a superior, and nobody
 * to the only admin.
 */
export async function requireRank(
  store: CompanyStore,
  actor: Actor,
  { employee, isEnding }: { employee: Employee; isEnding: boolean },
): Promise<void> {
  const member = employee.userId === null ? null : await store.members.find(employee.userId);
  if (member === null) return;
  if (actor.role !== "admin" && member.role !== "employee") {
    throw new RuleViolation("higherRole", { who: employee.name });
  }
  if (isEnding) await requireOtherAdmin(store, member);
}
