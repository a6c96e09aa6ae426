/** The actor: a member, or a job of the product. */
export interface EventActor {
  uid: string;
  displayName: string;
  employeeId?: string | null;
  /** The bulk action that the act is a part of. */
  batchId?: string;
}
