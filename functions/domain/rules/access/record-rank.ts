import type { UserId } from "../../kernel/ids/entity-ids.ts";
import type { Role } from "../../kernel/access/role.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

interface Changer {
  uid: UserId;
  role: Role;
}

/** A record, and what the login that it has may do; null where there is no login. */
interface Ranked {
  name: string;
  login: { uid: UserId; role: Role } | null;
}

/**
 * Managers change the records of the employees they manage. Throws ownRecord for their own record,
 * because no one agrees their own hours and payroll ID, and higherRole for a person who also
 * manages others.
 */
export function requireRank({ uid, role }: Changer, { name, login }: Ranked): void {
  if (role === "admin" || login === null) return;
  if (login.uid === uid) throw new RuleViolation("ownRecord", {});
  if (login.role !== "employee") throw new RuleViolation("higherRole", { who: name });
}
