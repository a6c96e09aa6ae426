import { RuleViolation } from "../violations/rule-violation.ts";
import type { EmployeeStatus } from "../../records/employees/employee.ts";

/** The events of an employment; each as the sentence of a refusal goes on. */
export const employmentMoves = {
  invite: "be invited",
  join: "accept an invitation",
  uninvite: "have an invitation taken back",
  leave: "go on leave",
  comeBack: "come back from leave",
  end: "be terminated",
  carryOn: "have the termination cancelled",
  rehire: "be hired again",
} as const;
export type EmploymentMove = keyof typeof employmentMoves;

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

/** Each status as a sentence names it. */
export const employmentWords: Readonly<Record<EmployeeStatus, string>> = {
  invited: "invited",
  active: "active",
  onLeave: "on leave",
  terminated: "terminated",
};

/** The status after the move. Throws employmentStays where the machine has no way. */
export function employmentAfter(
  { name, status }: { name: string; status: EmployeeStatus },
  move: EmploymentMove,
): EmployeeStatus {
  const next = employmentTransitions[status][move];
  if (next !== undefined) return next;
  throw new RuleViolation("employmentStays", {
    who: name,
    state: employmentWords[status],
    move: employmentMoves[move],
  });
}
