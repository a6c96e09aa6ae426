import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { NO_LOGIN } from "@crewline/domain/kernel/ids/entity-ids";
import type { inviteSchema } from "@crewline/domain/records/users/staff-act";
import { employmentAfter } from "@crewline/domain/rules/employees/employment-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import { requireInvitable } from "../../operations/access/send-invitation.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireInUse } from "../../operations/company/require-in-use.ts";
import type { Done } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { employeeEmailId } from "../../store/company/employee-emails.ts";
import { offerAsSupport } from "./offer-as-support.ts";

/**
 * Invites an employee of a company, for example after its only admin left. The company itself has
 * entered the address, so product staff cannot let in whom it does not know. A manager gets the
 * employee's locations, without wages. Throws noRecordOfAddress, demoCompany, companyReadOnly, and
 * what an invitation of the company throws.
 */
export function invitePerson(
  caller: LoginActor,
  input: z.infer<typeof inviteSchema>,
): Promise<Done> {
  const { companyId, email, role, reason } = input;
  if (isDemoCompany(companyId)) throw new RuleViolation("demoCompany", {});
  return attempt(caller, input, async (unit) => {
    await requireInUse(companyId, unit);
    const store = companyStore(unit, companyId);
    const company = await store.company();
    const employee = await employeeOf(store, email);
    requireInvitable(employee, company);
    const status = employmentAfter(employee, "invite");
    const offered = { email, role, locationIds: employee.locationIds, mayViewWages: false };
    const offer = { company, employee: { ...employee, status }, offered, invitedBy: NO_LOGIN };
    await offerAsSupport(unit, { offer, caller, reason });
    return {};
  });
}

async function employeeOf(store: CompanyStore, email: string) {
  const found = await store.employeeEmails.find(employeeEmailId(email));
  if (found === null) throw new RuleViolation("noRecordOfAddress", { email });
  return store.employees.get(found.employeeId);
}
