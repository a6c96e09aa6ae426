import type { Role } from "@crewline/domain/kernel/access/role";

/**
 * The signed-in member of a company: sources shape their queries so that the rules allow them to
 * this actor.
 */
export interface Actor {
  companyId: string;
  uid: string;
  role: Role;
  employeeId: string | null;
  /** The locations that a manager's rights reach; null reaches all. */
  locationIds: readonly string[] | null;
}
