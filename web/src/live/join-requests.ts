import type { JoinRequest } from "@crewline/domain/records/users/join-request";
import { joinRequestSchema } from "@crewline/domain/records/users/join-request";
import { inCompany } from "./company.ts";
import { by, equals } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** Requests to join that no admin has decided, the earliest first; none for others than admins. */
export function waitingJoinRequestsSource(actor: Actor): LiveSource<JoinRequest[]> {
  return listSource({
    ...inCompany(actor, "joinRequests"),
    schema: joinRequestSchema,
    filters: [equals("state", "waiting")],
    alternatives: actor.role === "admin" ? [[]] : [],
    compare: by((request) => request.askedAt),
  });
}
