import type { Role } from "@crewline/domain/kernel/access/role";

/** The member of a company who reads: sources shape their queries so that the rules allow them. */
export interface Reader {
  companyId: string;
  uid: string;
  role: Role;
  employeeId: string | null;
  /** The locations that a manager's rights reach; null reaches all. */
  locationIds: readonly string[] | null;
}
