import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import { instantAfter } from "../../../kernel/time/instant.ts";
import type { Cover, CoverOffer } from "../../../records/schedules/cover-offer.ts";
import { coverOfferId } from "../../../records/schedules/cover-offer.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";

/** True while an employee can still answer. */
export function isOpenOffer(
  { state, expiresAt }: Pick<CoverOffer | Cover, "state" | "expiresAt">,
  now: Instant,
): boolean {
  return state === "open" && expiresAt > now;
}

/**
 * Returns when offers of a shift end: after so many hours, and at the latest when the shift begins,
 * or ends where it has begun. Throws coverUnpublished for a shift that staff do not see as it is
 * planned, and coverTooLate for one that is over.
 */
export function offerEnd(
  { state, startsAt, endsAt }: Pick<Shift, "state" | "startsAt" | "endsAt">,
  hours: number,
  now: Instant,
): Instant {
  if (state !== "published") throw new RuleViolation("coverUnpublished", {});
  if (endsAt <= now) throw new RuleViolation("coverTooLate", {});
  const [latest, wanted] = [startsAt > now ? startsAt : endsAt, instantAfter(now, hours * 3600)];
  return wanted < latest ? wanted : latest;
}

/** The offer of a shift to an employee. */
export function newOffer(
  shift: Shift,
  employeeId: EmployeeId,
  terms: Pick<CoverOffer, "offeredByName" | "offeredAt" | "expiresAt">,
): CoverOffer {
  const { locationId, jobRoleId, day, startsAtLocal, endsAtLocal, startsAt, endsAt } = shift;
  return {
    id: coverOfferId(shift.id, employeeId),
    shiftId: shift.id,
    employeeId,
    locationId,
    jobRoleId,
    day,
    startsAtLocal,
    endsAtLocal,
    startsAt,
    endsAt,
    timeZone: shift.timeZone,
    state: "open",
    answeredAt: null,
    ...terms,
  };
}

/** Throws coverGone if the offer is over, or the shift is not the one that was offered any more. */
export function requireAnswerable(
  offer: CoverOffer,
  cover: Cover | null,
  { shift, now }: { shift: Pick<Shift, "version" | "state">; now: Instant },
): asserts cover is Cover {
  const isSame = shift.version === cover?.shiftVersion && shift.state === "published";
  const isOpen = cover !== null && isOpenOffer(cover, now) && isOpenOffer(offer, now);
  if (!isOpen || !isSame) throw new RuleViolation("coverGone", {});
}

/** The standing offers once the shift is taken or they are withdrawn. */
export function closedOffers(
  offers: readonly CoverOffer[],
  state: "taken" | "withdrawn",
): CoverOffer[] {
  return offers.filter((offer) => offer.state === "open").map((offer) => ({ ...offer, state }));
}
