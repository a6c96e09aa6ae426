import type { Role } from "../../kernel/access/role.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

interface Changer {
  uid: string;
  role: Role;
}

/** A record, and what the login that it has may do; null where there is no login. */
interface Ranked {
  name: string;
  login: { uid: string; role: Role } | null;
}

/**
 * Managers change the records of those whom they lead. Throws ownRecord for the own one, whose
 * hours and payroll ID nobody agrees with oneself, and higherRole for who manages others as well.
 */
export function requireRank({ uid, role }: Changer, { name, login }: Ranked): void {
  if (role === "admin" || login === null) return;
  if (login.uid === uid) throw new RuleViolation("ownRecord", {});
  if (login.role !== "employee") throw new RuleViolation("higherRole", { who: name });
}
