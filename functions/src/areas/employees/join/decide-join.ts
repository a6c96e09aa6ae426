import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type {
  acceptJoinSchema,
  declineJoinSchema,
  JoinRequest,
} from "@crewline/domain/records/users/join-request";
import { requireWaiting } from "@crewline/domain/rules/access/require-waiting";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attempt, command } from "../../../operations/commands/command.ts";
import { getActiveLocations } from "../../../operations/locations/get-locations.ts";
import { requireRoomFor } from "../../../operations/subscription/require-room-for.ts";
import { now } from "../../../platform/clock.ts";
import type { Done } from "../../../rpc/answers.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { offerLogin } from "../access/invite-employee.ts";
import { addPerson } from "../records/add-employees.ts";
import { requireUnusedEmails } from "../records/claim-emails.ts";

type Accept = z.infer<typeof acceptJoinSchema>;
type NewPerson = Extract<Accept["person"], { kind: "new" }>;

const asEmployee = { role: "employee" as const, locationIds: [], mayViewWages: false };

/**
 * Admits a person who asked to join: the chosen record, or a new one, is invited at the proven
 * address of the request. The link of that mail makes the person a member, as any invitation does.
 */
export async function acceptJoin(actor: Actor, input: Accept): Promise<{ employeeId: EmployeeId }> {
  const { person, requestId } = input;
  const employeeId =
    person.kind === "existing" ? person.employeeId : await addNew(actor, input, person);
  return attempt(actor, input, async (unit) => {
    const { joinRequests } = companyStore(unit, actor.companyId);
    const request = await joinRequests.get(requestId);
    requireWaiting(request);
    await offerLogin(unit, actor, { employeeId, email: request.email, ...asEmployee });
    joinRequests.save(requestId, decided(actor, request, "accepted"));
    return { employeeId };
  });
}

/** Adds the person first; a repeated attempt gets the same record. */
async function addNew(actor: Actor, input: Accept, person: NewPerson): Promise<EmployeeId> {
  const key = { idempotencyKey: `${input.idempotencyKey}-add` };
  const { employeeId } = await command(actor, key, (store) =>
    add(store, actor, { input, chosen: person }),
  );
  return employeeId;
}

async function add(
  store: CompanyStore,
  actor: Actor,
  { input, chosen }: { input: Accept; chosen: NewPerson },
): Promise<{ employeeId: EmployeeId }> {
  const request = await store.joinRequests.get(input.requestId);
  requireWaiting(request);
  const { name, locationIds } = chosen;
  await requireRoomFor(actor.companyId, "employees", 1);
  await getActiveLocations(store, locationIds);
  await requireUnusedEmails(store, [request.email]);
  const { currency, timeZone } = await store.company();
  const ratesFrom = localDateAt(now(), timeZone);
  const person = {
    name,
    email: request.email,
    phone: null,
    jobRole: null,
    rateTenThousandths: null,
  };
  const terms = { locationIds, ratesFrom, currency, index: 0 };
  const employeeId = addPerson(store, actor, { person, ...terms });
  return { employeeId };
}

/** Removes the request from the list; the person is not notified. */
export function declineJoin(actor: Actor, input: z.infer<typeof declineJoinSchema>): Promise<Done> {
  return command(actor, input, async ({ joinRequests }) => {
    const { requestId } = input;
    const request = await joinRequests.get(requestId);
    requireWaiting(request);
    joinRequests.save(requestId, decided(actor, request, "declined"));
    return {};
  });
}

function decided(
  { uid, displayName }: Actor,
  request: JoinRequest,
  state: "accepted" | "declined",
): JoinRequest {
  return { ...request, state, decidedAt: now(), decidedBy: uid, decidedByName: displayName };
}
