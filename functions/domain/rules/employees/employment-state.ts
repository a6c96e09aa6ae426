import { RuleViolation } from "../violations/rule-violation.ts";
import type { EmployeeStatus } from "../../records/employees/employee.ts";
import type { EmploymentMove } from "../violations/state-facts.ts";

type Moves = Readonly<
  Record<EmployeeStatus, Readonly<Partial<Record<EmploymentMove, EmployeeStatus>>>>
>;

/** The whole machine of an employment: the only way out of its end is being hired again. */
export const employmentTransitions: Moves = {
  invited: {
    invite: "invited",
    join: "active",
    uninvite: "active",
    leave: "onLeave",
    end: "terminated",
    carryOn: "invited",
  },
  active: {
    invite: "invited",
    join: "active",
    uninvite: "active",
    leave: "onLeave",
    end: "terminated",
    carryOn: "active",
  },
  onLeave: {
    invite: "onLeave",
    join: "onLeave",
    uninvite: "onLeave",
    leave: "onLeave",
    comeBack: "active",
    end: "terminated",
    carryOn: "onLeave",
  },
  terminated: { rehire: "active" },
};

/** The status after the move. Throws employmentStays where the machine has no way. */
export function employmentAfter(
  { name, status }: { name: string; status: EmployeeStatus },
  move: EmploymentMove,
): EmployeeStatus {
  const next = employmentTransitions[status][move];
  if (next !== undefined) return next;
  throw new RuleViolation("employmentStays", { who: name, state: status, move });
}
