import type { ClaimRank } from "../../../records/schedules/claim-rank.ts";
import type { CoverRank } from "../../../records/schedules/cover-rank.ts";
import type { ShiftRequest } from "../../../records/schedules/shift-request.ts";

type Claim = Pick<ShiftRequest, "id" | "employeeId" | "askedAt">;

/**
 * Returns the claims of a shift in the order of `rankCover`; last those of employees who cannot work
 * it any more, and among these the earliest first.
 */
export function rankedClaims(claims: readonly Claim[], ranked: readonly CoverRank[]): ClaimRank[] {
  const places = new Map(ranked.map((rank, place) => [rank.employeeId, { rank, place }]));
  return claims
    .map(({ id: requestId, employeeId, askedAt }) => {
      const { rank = null, place = ranked.length } = places.get(employeeId) ?? {};
      return { place, claim: { requestId, employeeId, askedAt, rank } };
    })
    .toSorted((a, b) => a.place - b.place || a.claim.askedAt.localeCompare(b.claim.askedAt))
    .map(({ claim }) => claim);
}
