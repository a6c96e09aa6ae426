import type { Member } from "../company/member.ts";
import type { Access } from "./access-change.ts";

/** The rights of a membership, as the audit of changes keeps them. */
export function accessOf({ role, employeeId, locationIds, mayViewWages }: Member): Access {
  return { role, employeeId, locationIds, mayViewWages };
}
