import type { EmployeeAct } from "./employee-event.ts";

const invitations: readonly EmployeeAct[] = ["invited", "invitationTakenBack"];

/**
 * Whether somebody who was added has at most been invited since: each of these acts makes one
 * version of the record, so another version means that somebody changed it.
 */
export function isOnlyInvited(
  { version }: { version: number },
  events: readonly { act: EmployeeAct }[],
): boolean {
  return events.every(({ act }) => invitations.includes(act)) && version === 1 + events.length;
}
