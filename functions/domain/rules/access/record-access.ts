import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Scope } from "../../kernel/access/permissions.ts";
import { may } from "../../kernel/access/permissions.ts";
import type { Actor } from "../../kernel/access/actor.ts";

type Reach = Pick<Actor, "role" | "employeeId" | "locationIds">;

/** The actor who asks to read an employee's record. */
export interface RecordActor extends Reach {
  mayViewWages: boolean;
}

interface ReadRecord {
  id: string;
  locationIds: readonly LocationId[];
}

/**
 * True when the actor sees contact data and notes of the employee: the person, admins, and
 * managers of one of the person's locations (architecture, section 4).
 */
export function mayReadProfile(actor: Reach, employee: ReadRecord): boolean {
  if (actor.role === "admin" || actor.employeeId === employee.id) return true;
  return actor.role === "manager" && sharesLocation(actor.locationIds, employee.locationIds);
}

/** True when the actor sees what the employee earns: as the profile, for managers if granted. */
export function mayReadPay(actor: RecordActor, employee: ReadRecord): boolean {
  if (actor.role === "admin" || actor.employeeId === employee.id) return true;
  return actor.mayViewWages && mayReadProfile(actor, employee);
}

/** False when the actor sees what no one else earns. */
export function mayReadPayOfOthers({ role, mayViewWages }: RecordActor): boolean {
  return role === "admin" || mayViewWages;
}

/** True when the amounts of rates within the scope are shown: managers need a grant for them. */
export function mayReadRates(scope: Scope | null, mayViewWages: boolean): boolean {
  return scope !== null && (scope !== "locations" || mayViewWages);
}

/** True when the actor sees more of some employees than every colleague does. */
export function mayReadRecords({ role }: Pick<RecordActor, "role">): boolean {
  return may({ role, isStaff: false }, "employees", "viewRecords");
}

/**
 * True when the actor sees why the employment ends: admins, and managers of one of the employee's
 * locations, but not the employee.
 */
export function mayReadEnd(actor: Reach, employee: ReadRecord): boolean {
  if (actor.role === "admin") return true;
  return actor.employeeId !== employee.id && mayReadProfile(actor, employee);
}

function sharesLocation(mine: readonly string[] | null, theirs: readonly string[]): boolean {
  return mine === null || theirs.some((id) => mine.includes(id));
}
