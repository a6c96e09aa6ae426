import type { Member } from "../../records/company/member.ts";
import type { Access } from "../../records/users/access-change.ts";

/** The rights of a membership, as the audit of changes keeps them. */
export function accessOf({ role, employeeId, locationIds, mayViewWages }: Member): Access {
  return { role, employeeId, locationIds, mayViewWages };
}
