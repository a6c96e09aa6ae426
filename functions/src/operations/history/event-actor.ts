import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Role } from "@crewline/domain/kernel/access/role";

/** The actor: a member, or a job of the product. */
export interface EventActor {
  uid: UserId;
  displayName: string;
  /** Absent for a job, and for a login that has no role yet. */
  role?: Role | null;
  employeeId?: EmployeeId | null;
  /** The bulk action that the act is a part of. */
  batchId?: BatchId;
}
