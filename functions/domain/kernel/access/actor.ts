import type { Role } from "./role.ts";

/** A signed-in member of a company, and how far their rights reach. */
export interface Actor {
  companyId: string;
  uid: string;
  role: Role;
  employeeId: string | null;
  /** The locations that a manager's rights reach; null reaches all. */
  locationIds: readonly string[] | null;
}
