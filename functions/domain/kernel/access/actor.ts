import type { EmployeeId, LocationId, CompanyId, UserId } from "../ids/entity-ids.ts";
import type { Role } from "./role.ts";

/** A signed-in member of a company, and how far their rights reach. */
export interface Actor {
  companyId: CompanyId;
  uid: UserId;
  role: Role;
  employeeId: EmployeeId | null;
  /** The locations that a manager's rights reach; null reaches all. */
  locationIds: readonly LocationId[] | null;
}
