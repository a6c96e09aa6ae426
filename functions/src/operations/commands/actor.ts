import type { Scope } from "@crewline/domain/kernel/access/permissions";
import type { Role } from "@crewline/domain/kernel/access/role";

/** Who runs a procedure, as far as the verified token says it. */
export interface Caller {
  uid: string;
  email: string;
  displayName: string;
  /** The procedure's path, for the idempotency of its commands. */
  procedure: string;
}

/** A caller who belongs to a company. */
export interface CompanyCaller extends Caller {
  companyId: string;
  role: Role;
  employeeId: string | null;
}

/** A caller with the right to do the thing, and how far that right reaches. */
export interface Actor extends CompanyCaller {
  /** The bulk action that the command is a row of, for its history. */
  batchId?: string;
  scope: Scope;
  /** Null = every location; otherwise the locations of the manager's membership. */
  locationIds: readonly string[] | null;
}
