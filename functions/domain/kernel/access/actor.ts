import type { EmployeeId, LocationId } from "../ids/entity-ids.ts";
import type { Role } from "./role.ts";

/** A signed-in member of a company, and how far their rights reach. */
export interface Actor {
  companyId: string;
  uid: string;
  role: Role;
  employeeId: EmployeeId | null;
  /** The locations that a manager's rights reach; null reaches all. */
  locationIds: readonly LocationId[] | null;
}
