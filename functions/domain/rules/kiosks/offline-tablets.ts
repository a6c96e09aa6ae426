import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { KioskDevice } from "../../records/kiosks/kiosk-device.ts";
import type { Location } from "../../records/locations/location.ts";
import { isOpenAt } from "../locations/is-open-at.ts";

/** A tablet calls every 30 seconds, which is written down to 4 minutes. */
export const OFFLINE_AFTER_SECONDS = 900;

type Device = Pick<KioskDevice, "locationId" | "lastSeenAt" | "revokedAt">;
type Place = Pick<Location, "id" | "status" | "timeZone" | "openingHours" | "specialDays">;

/**
 * True for a paired tablet of an open location that was not heard of for 15 minutes. One that is
 * switched off while the location is closed is not missed.
 */
export function isTabletOffline(
  { lastSeenAt, revokedAt }: Device,
  place: Place,
  now: Instant,
): boolean {
  const isExpected = revokedAt === null && place.status === "active" && isOpenAt(place, now);
  return isExpected && elapsedSeconds(lastSeenAt, now) >= OFFLINE_AFTER_SECONDS;
}

/** Returns the tablets that are offline now, each with its location, the longest silent first. */
export function offlineTablets<D extends Device, P extends Place>(
  devices: readonly D[],
  places: readonly P[],
  now: Instant,
): { device: D; place: P }[] {
  return devices
    .flatMap((device) => {
      const place = places.find(({ id }) => id === device.locationId);
      return place !== undefined && isTabletOffline(device, place, now) ? [{ device, place }] : [];
    })
    .toSorted((a, b) => (a.device.lastSeenAt < b.device.lastSeenAt ? -1 : 1));
}
