/** The actor: a member, or a job of the product. */
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
export interface EventActor {
  uid: UserId;
  displayName: string;
  employeeId?: EmployeeId | null;
  /** The bulk action that the act is a part of. */
  batchId?: BatchId;
}
