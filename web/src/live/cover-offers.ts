import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CoverOffer } from "@crewline/domain/records/schedules/cover-offer";
import { coverOfferSchema } from "@crewline/domain/records/schedules/cover-offer";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { inCompany } from "./company.ts";
import { by, equals } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

const byStart = by<CoverOffer>(
  ({ startsAt }) => startsAt,
  ({ id }) => id,
);

/** The shifts that an employee is asked to take over; some may be over by now. */
export function ownCoverOffersSource(
  actor: Actor,
  employeeId: EmployeeId,
): LiveSource<CoverOffer[]> {
  return listSource({
    ...inCompany(actor, "coverOffers"),
    schema: coverOfferSchema,
    filters: [equals("employeeId", employeeId), equals("state", "open")],
    compare: byStart,
  });
}

/** Who was asked to take over a shift, for managers of its location. */
export function coverOffersOfSource(
  actor: Actor,
  { id, locationId }: Pick<Shift, "id" | "locationId">,
): LiveSource<CoverOffer[]> {
  return listSource({
    ...inCompany(actor, "coverOffers"),
    schema: coverOfferSchema,
    filters: [equals("locationId", locationId), equals("shiftId", id)],
    compare: byStart,
  });
}
