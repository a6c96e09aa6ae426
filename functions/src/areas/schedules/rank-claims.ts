import type { ClaimRank } from "@crewline/domain/records/schedules/claim-rank";
import type { rankClaimsSchema } from "@crewline/domain/records/schedules/shift-request";
import { requestedShift } from "@crewline/domain/rules/schedules/requests/new-request";
import { rankedClaims } from "@crewline/domain/rules/schedules/requests/ranked-claims";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { claimsFor } from "../../operations/schedules/requests/waiting-requests.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { rankedFor } from "./find-cover.ts";

/** Returns who claims a shift, best first, for a manager of its location. */
export async function rankClaims(
  actor: Actor,
  { shiftId }: z.infer<typeof rankClaimsSchema>,
): Promise<{ ranked: ClaimRank[] }> {
  const store = await readCompany(actor.companyId);
  const shift = await store.shifts.get(shiftId);
  requireReach(actor, { locationIds: [shift.locationId], what: "shift" });
  const claims = await claimsFor(store, requestedShift(shift));
  if (claims.length === 0) return { ranked: [] };
  const { ranked } = await rankedFor(store, actor, shift);
  return { ranked: rankedClaims(claims, ranked) };
}
