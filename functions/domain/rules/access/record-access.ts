import type { Scope } from "../../kernel/access/permissions.ts";
import { may } from "../../kernel/access/permissions.ts";
import type { Role } from "../../kernel/access/role.ts";

/** The person who asks to read: role, own employee record, and the reach of a manager's rights. */
export interface RecordReader {
  role: Role;
  employeeId: string | null;
  /** Null when the rights reach every location. */
  locationIds: readonly string[] | null;
  mayViewWages: boolean;
}

type Reach = Omit<RecordReader, "mayViewWages">;

interface ReadRecord {
  id: string;
  locationIds: readonly string[];
}

/**
 * True when the reader sees contact data and notes of the employee: the person, admins, and
 * managers of one of the person's locations (architecture, section 4).
 */
export function mayReadProfile(reader: Reach, employee: ReadRecord): boolean {
  if (reader.role === "admin" || reader.employeeId === employee.id) return true;
  return reader.role === "manager" && sharesLocation(reader.locationIds, employee.locationIds);
}

/** True when the reader sees what the employee earns: as the profile, for managers if granted. */
export function mayReadPay(reader: RecordReader, employee: ReadRecord): boolean {
  if (reader.role === "admin" || reader.employeeId === employee.id) return true;
  return reader.mayViewWages && mayReadProfile(reader, employee);
}

/** True when the amounts of rates within the scope are shown: managers need a grant for them. */
export function mayReadRates(scope: Scope | null, mayViewWages: boolean): boolean {
  return scope !== null && (scope !== "locations" || mayViewWages);
}

/** True when the reader sees more of some employees than every colleague does. */
export function mayReadRecords({ role }: Pick<RecordReader, "role">): boolean {
  return may({ role, isStaff: false }, "employees", "viewRecords");
}

/**
 * True when the reader sees why the employment ends: admins, and managers of one of the employee's
 * locations, but not the employee.
 */
export function mayReadEnd(reader: Reach, employee: ReadRecord): boolean {
  if (reader.role === "admin") return true;
  return reader.employeeId !== employee.id && mayReadProfile(reader, employee);
}

function sharesLocation(mine: readonly string[] | null, theirs: readonly string[]): boolean {
  return mine === null || theirs.some((id) => mine.includes(id));
}
