import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { ShiftRequest } from "../../../records/schedules/shift-request.ts";
import type { PublishedShift } from "../../../records/schedules/shift.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";

type Request = Pick<ShiftRequest, "kind" | "state" | "employeeId" | "shift">;
type Shift = Pick<PublishedShift, "id" | "startsAt" | "endsAt">;

/**
 * Returns whether the employee gave up a shift: they said that they cannot work it, and did not
 * withdraw that. One that was moved since is another shift.
 */
export function givenUpBy(
  employeeId: EmployeeId,
  requests: readonly Request[],
): (shift: Shift) => boolean {
  const drops = requests.filter(
    (one) => one.kind === "drop" && one.state !== "withdrawn" && one.employeeId === employeeId,
  );
  return ({ id, startsAt, endsAt }) =>
    drops.some(
      ({ shift }) => shift.shiftId === id && shift.startsAt === startsAt && shift.endsAt === endsAt,
    );
}

interface GivenUp {
  shift: Shift & Pick<PublishedShift, "employeeId">;
  employeeId: EmployeeId;
  /** What the employee, among others, asked for. */
  requests: readonly Request[];
}

/**
 * Throws openShiftGivenUp if the employee gave up the shift. They keep one that is still theirs by
 * withdrawing the request; once a manager released it, only a manager gives it back.
 */
export function requireNotGivenUp({ shift, employeeId, requests }: GivenUp): void {
  if (!givenUpBy(employeeId, requests)(shift)) return;
  throw new RuleViolation("openShiftGivenUp", { isOwn: shift.employeeId === employeeId });
}
