import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { KioskDevice } from "@crewline/domain/records/kiosks/kiosk-device";
import { kioskDeviceSchema } from "@crewline/domain/records/kiosks/kiosk-device";
import { inCompany } from "./company.ts";
import { by, equals, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The tablets that are or were paired with the locations that the actor manages. */
export function reachedKiosksSource(actor: Actor): LiveSource<KioskDevice[]> {
  return listSource({
    ...inCompany(actor, "kiosks"),
    schema: kioskDeviceSchema,
    alternatives: reachOf(actor, "locationId"),
    compare: by(({ id }) => id),
  });
}

/** The tablets that are or were paired with a location. */
export function kiosksSource(actor: Actor, locationId: LocationId): LiveSource<KioskDevice[]> {
  return listSource({
    ...inCompany(actor, "kiosks"),
    schema: kioskDeviceSchema,
    filters: [equals("locationId", locationId)],
    compare: by(
      ({ name }) => name,
      ({ pairedAt }) => pairedAt,
    ),
  });
}
