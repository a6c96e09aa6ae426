import type { rehireEmployeeSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { endsAfterRehire } from "@crewline/domain/records/employees/end-reason";
import { rehired } from "@crewline/domain/rules/employees/employment";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireWholeReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { requireRoomFor } from "../../../operations/subscription/require-room-for.ts";
import type { Edited } from "../../../rpc/answers.ts";
import { requireHireDate } from "../records/edit-employee.ts";

type Input = z.infer<typeof rehireEmployeeSchema>;

/**
 * Rehires a former employee: the same record, a new period. They need a new invitation to sign in.
 */
export function rehireEmployee(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { employeeId, hiredOn } = input;
    await requireRoomFor(actor.companyId, "employees", 1);
    const employee = await store.employees.get(employeeId);
    await requireWholeReach(store, actor, employee);
    requireVersion(employee, input.expectedVersion, { what: "employee" });
    await requireHireDate(store, { id: employeeId, hiredOn }, "hiredOn");
    const ends = await store.employeeEnds.find(employeeId);
    const after = { ...rehired(employee, hiredOn), version: employee.version + 1 };
    recordEmployeeEvent(store, actor, { employeeId, act: "rehired", day: hiredOn });
    store.employees.save(employeeId, after);
    if (ends !== null) store.employeeEnds.save(employeeId, endsAfterRehire(ends));
    return { version: after.version };
  });
}
