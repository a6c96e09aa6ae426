import type { Member } from "../../records/company/member.ts";

type Rights = Pick<Member, "role" | "isLoginLost">;

export function isAdmin({ role }: Pick<Member, "role">): boolean {
  return role === "admin";
}

/** True for an admin whose login exists and is switched on: only such a one can let people in. */
export function isStandingAdmin(member: Rights): boolean {
  return isAdmin(member) && member.isLoginLost !== true;
}

/** Without such an admin, no member can run the company. */
export function hasStandingAdmin(members: readonly Rights[]): boolean {
  return members.some(isStandingAdmin);
}
