import type {
  publicationVersionSchema,
  showVersionSchema,
} from "@crewline/domain/records/schedules/publication";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { readCompany } from "../../../store/company/read-company.ts";

/**
 * Returns a version of a location's week with its shifts, as staff saw them. Throws notFound for one
 * out of reach, and for a publication that was undone, of which no shifts are kept.
 */
export async function showVersion(
  actor: Actor,
  { publicationId }: z.infer<typeof showVersionSchema>,
): Promise<z.infer<typeof publicationVersionSchema>> {
  const store = await readCompany(actor.companyId);
  const publication = await store.publications.get(publicationId);
  const { locationId, state } = publication;
  requireReach(actor, { locationIds: [locationId], what: "publication" });
  if (state === "undone") throw new RuleViolation("notFound", { what: "publication" });
  const parts = await store.publicationParts.list([["publicationId", "==", publicationId]]);
  return { publication, shifts: parts.flatMap(({ shifts }) => shifts) };
}
