import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import type { EmployeeId, TimeOffId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { mail } from "../../functions/src/store/mail.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { Member } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

type Change = Partial<
  Pick<TimeOff, "from" | "until" | "part" | "note"> & {
    isApproved: boolean;
    unassignsShifts: boolean;
  }
>;

export const aRequest = (employeeId: EmployeeId, from: string, change: Change = {}) => ({
  ...anAttempt(),
  employeeId,
  from,
  until: from,
  part: null,
  type: typeId("vacation"),
  note: "",
  isApproved: false,
  unassignsShifts: false,
  ...change,
});

export async function ask(
  by: Member,
  employeeId: EmployeeId,
  ...wanted: [string, Change?]
): Promise<TimeOffId> {
  const input = aRequest(employeeId, ...wanted);
  return (await by.api.calendar.requestTimeOff.mutate(input)).timeOffId;
}

export function decide(by: Member, timeOffId: TimeOffId, change: object = {}) {
  return by.api.calendar.decideTimeOff.mutate({
    ...anAttempt(),
    timeOffId,
    expectedVersion: 1,
    decision: "approved",
    note: "",
    unassignsShifts: false,
    ...change,
  });
}

export function cancel(by: Member, timeOffId: TimeOffId, expectedVersion = 1) {
  return by.api.calendar.cancelTimeOff.mutate({ ...anAttempt(), timeOffId, expectedVersion });
}

export async function mailsTo({ login }: Member, kind: string) {
  const all = await mail(await readingUnit()).list([["to", "==", login.email]]);
  return all.map(({ content }) => content).filter((content) => content.kind === kind);
}
