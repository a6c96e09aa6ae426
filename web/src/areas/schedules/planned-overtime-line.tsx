import type { LocationId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { policyOn } from "@crewline/domain/records/pay/overtime-policy";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { employeePaySource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { useRecordActor } from "../../entities/employees/use-record-actor.ts";
import { useActor } from "../../session/actor/use-actor.ts";

interface PlannedOvertimeLineProps {
  person: { id: EmployeeId; locationIds: readonly LocationId[] };
  weekStart: string;
  /** The overtime of the plan by the company's rules; more than 0. */
  seconds: number;
}

/**
 * Planned overtime, and nothing for an employee who is exempt from it that week. The policy is part
 * of the pay: a reader who may not view wages sees the overtime by the company's rules for all
 * employees, so the line does not reveal who is exempt. Asked only for people with overtime.
 */
export function PlannedOvertimeLine({ person, weekStart, seconds }: PlannedOvertimeLineProps) {
  const mayRead = mayReadPay(useRecordActor(), person);
  const actor = useActor();
  const pay = useLive(mayRead ? employeePaySource(actor, person.id) : null);
  const isUnknown = mayRead && pay.status === "loading";
  const policies = pay.status === "ready" ? (pay.data?.policies ?? []) : [];
  if (isUnknown || policyOn(policies, weekStart) === "exempt") return null;
  return <div className="overtime">{`${formatDuration(seconds)} overtime`}</div>;
}
