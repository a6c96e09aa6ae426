/** The actor: a member, or a job of the product. */
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
export interface EventActor {
  uid: string;
  displayName: string;
  employeeId?: EmployeeId | null;
  /** The bulk action that the act is a part of. */
  batchId?: string;
}
