import type { LocationId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { policyOn } from "@crewline/domain/records/pay/overtime-policy";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { employeePaySource } from "../../../live/employees.ts";
import { useLive } from "../../../live/use-live.ts";
import { useRecordActor } from "../../../entities/employees/use-record-actor.ts";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { PlannedOvertimePartsProps } from "./planned-overtime-parts.tsx";
import { PlannedOvertimeParts } from "./planned-overtime-parts.tsx";

interface PlannedOvertimeLineProps extends PlannedOvertimePartsProps {
  who: string;
  person: { id: EmployeeId; locationIds: readonly LocationId[] };
}

/**
 * Planned overtime, and nothing for an employee who is exempt from it that week. The policy is part
 * of the pay: a reader who may not view wages sees the overtime by the company's rules for all
 * employees, so the line does not reveal who is exempt. Asked only for people with overtime.
 */
export function PlannedOvertimeLine({ who, person, ...parts }: PlannedOvertimeLineProps) {
  const { weekStart, seconds } = parts;
  const mayRead = mayReadPay(useRecordActor(), person);
  const actor = useActor();
  const pay = useLive(mayRead ? employeePaySource(actor, person.id) : null);
  const isUnknown = mayRead && pay.status === "loading";
  const policies = pay.status === "ready" ? (pay.data?.policies ?? []) : [];
  if (isUnknown || policyOn(policies, weekStart) === "exempt") return null;
  return (
    <div className="overtime">
      <ExplainedFigure
        figure={`${formatDuration(seconds)} overtime`}
        subject={who}
        renderExplanation={() => <PlannedOvertimeParts {...parts} />}
      />
    </div>
  );
}
