import type { setLeaveSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { requireLeave, statusOn } from "@crewline/domain/rules/employees/employment";
import { leaveProblems, requireNoProblem } from "@crewline/domain/rules/employees/plausible-days";
import { employmentAfter } from "@crewline/domain/rules/employees/employment-state";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireWholeReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { getLocalEmployee } from "../../../operations/employment/get-local-employee.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { now } from "../../../platform/clock.ts";
import type { Edited } from "../../../rpc/answers.ts";
import { requireMayChange } from "../guard/require-may-change.ts";

type Input = z.infer<typeof setLeaveSchema>;

/** Starts an employee's leave on a day, now or later, or ends it. */
export function setLeave(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { employeeId, leave } = input;
    const { employee, today } = await getLocalEmployee(store, employeeId, now());
    await requireMayChange(store, actor, employee);
    await requireWholeReach(store, actor, employee);
    requireVersion(employee, input.expectedVersion, { what: "employee" });
    if (leave !== null) {
      requireLeave(employee, leave);
      const [wrong] = leaveProblems(leave, { today, hiredOn: employee.hiredOn });
      if (wrong !== undefined) requireNoProblem(`leave.${wrong.field}`, wrong.problem);
    }
    if (leave !== null || employee.leave === null) {
      employmentAfter(employee, leave === null ? "comeBack" : "leave");
    }
    const status = statusOn({ ...employee, leave }, today);
    const version = employee.version + 1;
    recordEmployeeEvent(store, actor, {
      employeeId,
      act: leave === null ? "leaveTakenBack" : "leaveSet",
      day: leave?.from ?? null,
      until: leave?.until ?? null,
    });
    store.employees.save(employeeId, { ...employee, leave, status, version });
    return { version };
  });
}
