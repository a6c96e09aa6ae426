import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { Drift } from "@crewline/domain/records/summaries/drift";
import { driftSchema } from "@crewline/domain/records/summaries/drift";
import { inCompany } from "./company.ts";
import { by, equals } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

/** What nightly checks found and no later one has found right again; for admins. */
export function openDriftsSource(actor: Actor): LiveSource<Drift[]> {
  return listSource({
    ...inCompany(actor, "drifts"),
    schema: driftSchema,
    filters: [equals("state", "open")],
    compare: by(
      ({ foundAt }) => foundAt,
      ({ id }) => id,
    ),
  });
}
