import type { BatchAnswer } from "@crewline/domain/batches/batch";
import type { inviteEmployeesSchema } from "@crewline/domain/employees/employee-inputs";
import type { z } from "zod";
import type { CallerAddresses } from "../../platform/caller-address.ts";
import type { Actor } from "../../rpc/actor.ts";
import { limitRate } from "../../rpc/limit-rate.ts";
import { runBatch } from "../../rpc/run-batch.ts";
import { inviteEmployee } from "./invite-employee.ts";

type Input = z.infer<typeof inviteEmployeesSchema>;

/** Invites many people as employees; whoever shall do more is invited from the own record. */
export async function inviteMany(
  actor: Actor,
  input: Input,
  addresses: CallerAddresses,
): Promise<BatchAnswer> {
  await limitRate("invite", { uid: actor.uid, addresses }, input.rows.length);
  return runBatch(actor, input, async ({ employeeId, email, title }, attempt) => {
    const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
    await inviteEmployee(actor, { ...attempt, employeeId, email, ...rights });
    return { recordId: employeeId, title, undo: {} };
  });
}
