import type { BatchAnswer } from "@crewline/domain/batches/batch";
import type { inviteEmployeesSchema } from "@crewline/domain/employees/employee-inputs";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import { runBatch } from "../../rpc/run-batch.ts";
import { inviteEmployee } from "./invite-employee.ts";

type Input = z.infer<typeof inviteEmployeesSchema>;

/** Invites many people as employees; whoever shall do more is invited from the own record. */
export function inviteMany(actor: Actor, input: Input): Promise<BatchAnswer> {
  return runBatch(actor, input, async ({ employeeId, email, title }, attempt) => {
    const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
    await inviteEmployee(actor, { ...attempt, employeeId, email, ...rights });
    return { recordId: employeeId, title, undo: {} };
  });
}
