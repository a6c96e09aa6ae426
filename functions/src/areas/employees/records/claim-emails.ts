import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { employeeEmailId } from "../../../store/company/employee-emails.ts";

/** Throws duplicateEmail if an address is named twice or belongs to another person already. */
export async function requireUnusedEmails(
  { employeeEmails }: CompanyStore,
  emails: readonly string[],
  ownEmployeeId: EmployeeId | null = null,
): Promise<void> {
  const twice = emails.find((email, index) => emails.indexOf(email) < index);
  if (twice !== undefined) throw new RuleViolation("duplicateEmail", { email: twice });
  const owners = await Promise.all(
    emails.map(async (email) => ({
      email,
      owner: await employeeEmails.find(employeeEmailId(email)),
    })),
  );
  const taken = owners.find(({ owner }) => owner !== null && owner.employeeId !== ownEmployeeId);
  if (taken !== undefined) throw new RuleViolation("duplicateEmail", { email: taken.email });
}
