import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Role } from "../../kernel/access/role.ts";
import type { Member } from "../../records/company/member.ts";
import { rightsOf } from "./rights.ts";

type Held = Pick<Member, "role" | "locationIds" | "mayViewWages">;

/**
 * Returns the rights of a member who gets another role, where only the role is given: a manager
 * reaches the locations that they reached before, else those of their record, else all of the
 * company, and sees wages only if they did so as a manager.
 */
export function rightsInRole(
  role: Role,
  member: Held,
  { ofRecord, ofCompany }: Record<"ofRecord" | "ofCompany", readonly LocationId[]>,
): ReturnType<typeof rightsOf> {
  const places = [member.locationIds, ofRecord, ofCompany].find(({ length }) => length > 0) ?? [];
  const mayViewWages = member.role === role && member.mayViewWages;
  return rightsOf({ role, locationIds: [...places], mayViewWages });
}
