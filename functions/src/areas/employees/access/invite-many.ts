import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { inviteEmployeesSchema } from "@crewline/domain/rules/employees/employee-inputs";
import type { Invitation } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import type { Login } from "@crewline/domain/kernel/access/login";
import { openInvitations } from "../../../operations/access/open-invitations.ts";
import { runBatch } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import type { CallerAddresses } from "../../../platform/caller-address.ts";
import { limitRate } from "../../../rpc/limit-rate.ts";
import { requireRecentSignIn } from "../../../rpc/procedures.ts";
import { readingUnit } from "../../../store/unit/unit.ts";
import { inviteEmployee } from "./invite-employee.ts";

type Input = z.infer<typeof inviteEmployeesSchema>;

interface Asking {
  actor: Actor;
  login: Login;
  addresses: CallerAddresses;
}

const asEmployee = { role: "employee" as const, locationIds: [], mayViewWages: false };

/**
 * Invites many people as employees; other roles are offered on the employee's record. An employee
 * who is already invited gets the same offer again; an admin's needs a recent sign-in.
 */
export async function inviteMany(
  { actor, login, addresses }: Asking,
  input: Input,
): Promise<BatchAnswer> {
  const offers = await pendingOffers(actor, input);
  if ([...offers.values()].some(({ role }) => role === "admin")) requireRecentSignIn(login);
  // Counted after the check above: the client repeats a refused call after a recent sign-in.
  await limitRate("invite", { uid: actor.uid, addresses }, input.rows.length);
  return runBatch(actor, input, async ({ employeeId, email, title }, attempt) => {
    const { role, locationIds, mayViewWages } = offers.get(employeeId) ?? asEmployee;
    const rights = { role, locationIds, mayViewWages };
    await inviteEmployee(actor, { ...attempt, employeeId, email, ...rights });
    return { recordId: employeeId, title, undo: {} };
  });
}

async function pendingOffers(actor: Actor, { rows }: Input): Promise<Map<EmployeeId, Invitation>> {
  const unit = await readingUnit();
  const found = await Promise.all(
    rows.map(({ employeeId }) => openInvitations(unit, actor.companyId, employeeId)),
  );
  return new Map(
    found.flatMap(([latest]) => (latest === undefined ? [] : [[latest.employeeId, latest]])),
  );
}
