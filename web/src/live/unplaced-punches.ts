import type { UnplacedPunch } from "@crewline/domain/records/time-entries/unplaced-punch";
import { unplacedPunchSchema } from "@crewline/domain/records/time-entries/unplaced-punch";
import { inCompany } from "./company.ts";
import { by, equals, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** Punches made offline that could not be applied and wait for a manager, the earliest first. */
export function unplacedPunchesSource(actor: Actor, limit?: number): LiveSource<UnplacedPunch[]> {
  return listSource({
    ...inCompany(actor, "unplacedPunches"),
    schema: unplacedPunchSchema,
    filters: [equals("state", "open")],
    alternatives: reachOf(actor, "locationId"),
    ...(limit !== undefined && { limit }),
    compare: by(
      ({ punch }) => punch.at,
      ({ id }) => id,
    ),
  });
}
