import type { revokeInvitationSchema } from "@crewline/domain/employees/employee-inputs";
import { employmentAfter } from "@crewline/domain/employees/employment-state";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Done } from "../../rpc/answers.ts";
import { attempt } from "../../rpc/attempt.ts";
import { companyStore } from "../../store/company-store.ts";
import { recordEmployeeEvent } from "../../store/employee-events.ts";
import { revokeInvitations } from "../../store/revoke-invitations.ts";

type Input = z.infer<typeof revokeInvitationSchema>;

/** Takes back every open invitation of the employee; who has left has none any more. */
export function revokeInvitation(actor: Actor, input: Input): Promise<Done> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const employee = await store.employees.get(input.employeeId);
    const revoke = await revokeInvitations(unit, actor.companyId, employee.id);
    if (employee.status === "terminated") return {};
    const status = employmentAfter(employee, "uninvite");
    if (revoke() > 0) {
      recordEmployeeEvent(store, actor, { employeeId: employee.id, act: "invitationTakenBack" });
    }
    if (status !== employee.status) {
      store.employees.save(employee.id, { ...employee, status, version: employee.version + 1 });
    }
    return {};
  });
}
