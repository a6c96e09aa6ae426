import type { revokeInvitationSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { employmentAfter } from "@crewline/domain/rules/employees/employment-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import { revokeInvitations } from "../../../operations/access/revoke-invitations.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attempt } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import type { Done } from "../../../rpc/answers.ts";
import { companyStore } from "../../../store/company/company-store.ts";

type Input = z.infer<typeof revokeInvitationSchema>;

/** Revokes every open invitation of the employee. Throws invitationAccepted and notInvited. */
export function revokeInvitation(actor: Actor, input: Input): Promise<Done> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const employee = await store.employees.get(input.employeeId);
    requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
    const revoke = await revokeInvitations(unit, actor.companyId, employee.id);
    const { name: who } = employee;
    if (employee.userId !== null) throw new RuleViolation("invitationAccepted", { who });
    if (revoke() === 0 && employee.status !== "invited") {
      throw new RuleViolation("notInvited", { who });
    }
    const status = employmentAfter(employee, "uninvite");
    recordEmployeeEvent(store, actor, { employeeId: employee.id, act: "invitationTakenBack" });
    if (status !== employee.status) {
      store.employees.save(employee.id, { ...employee, status, version: employee.version + 1 });
    }
    return {};
  });
}
