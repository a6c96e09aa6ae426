import { may } from "@crewline/domain/kernel/access/permissions";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Thing } from "@crewline/domain/rules/violations/thing";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";

type Whose = Pick<Employee, "id" | "locationIds">;

/** True for the person's own record; a manager's own may lie at places that others manage. */
export function isOwn({ employeeId }: Actor, { id }: Pick<Whose, "id">): boolean {
  return employeeId !== null && employeeId === id;
}

/**
 * As `requireReach`, but employees also reach their own record. `what` names the missing record in
 * a refusal.
 */
export function requireOwnOrReach(actor: Actor, person: Whose, what: Thing): void {
  if (isOwn(actor, person)) return;
  requireReach(actor, { employeeId: person.id, locationIds: person.locationIds, what });
}

/**
 * Throws mayNotDecideTimeOff without the right to decide, and ownTimeOff for a manager's own
 * request: only admins, who may be alone in a company, decide about their own.
 */
export function requireMayDecide(actor: Actor, person: Pick<Whose, "id">): void {
  if (!may({ role: actor.role, isStaff: false }, "calendar", "decideTimeOff")) {
    throw new RuleViolation("mayNotDecideTimeOff", {});
  }
  if (isOwn(actor, person) && actor.role !== "admin") throw new RuleViolation("ownTimeOff", {});
}
