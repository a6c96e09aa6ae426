import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Member } from "../../records/company/member.ts";
import type { OverridableRule } from "../../records/time-entries/punch-record.ts";
import { overridableRuleSchema } from "../../records/time-entries/punch-record.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { scopeOf } from "../../kernel/access/permissions.ts";

/** True for a refusal that a manager may set aside: the hour and the plan, never facts of time. */
export function isOverridable(rule: string | null): rule is OverridableRule {
  return overridableRuleSchema.safeParse(rule).success;
}

/**
 * True if the owner of a PIN may set aside a rule at the location: an admin, or a manager whose
 * rights reach it. An employment that has ended ends this as well.
 */
export function mayOverride(
  { role, locationIds }: Pick<Member, "role" | "locationIds">,
  { status }: Pick<Employee, "status">,
  locationId: LocationId,
): boolean {
  if (status === "terminated") return false;
  const scope = scopeOf({ role, isStaff: false }, "timeEntries", "edit");
  return scope === "company" || (scope === "locations" && locationIds.includes(locationId));
}
