import type { Login } from "../../kernel/access/login.ts";
import type { Role, View } from "../../kernel/access/role.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";

/** Whose data the login reads: its own, or those of the member as whom it views the company. */
export function asViewed(login: Login): Login {
  return login.view === undefined ? login : { ...login, uid: login.view.uid, isStaff: false };
}

/**
 * True where a view opens nothing although it only reads: the pages of an export of all data, which
 * an admin may have started shortly before, are for that admin alone.
 */
export function isClosedToViews(action: string, { view }: Pick<Login, "view">): boolean {
  return view !== undefined && action === "exportData";
}

interface Rights {
  role: Role | null;
  employeeId: EmployeeId | null;
}

/** A view is of the sign-ins that were there when it began; a later one ends it. */
export function isViewOfSignIn(
  { since }: Pick<View, "since">,
  { authTimeSeconds }: Pick<Login, "authTimeSeconds">,
): boolean {
  return authTimeSeconds <= since;
}

/** A view ends with its time, and as soon as the member has other rights than when it began. */
export function isViewStanding(
  { until }: Pick<View, "until">,
  { viewed, member, at }: { viewed: Rights; member: Rights | null; at: number },
): boolean {
  if (member === null || at >= until) return false;
  return member.role === viewed.role && member.employeeId === viewed.employeeId;
}
