import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import type { Geofence } from "./geofence.ts";

/** No two places are further apart, so no accuracy radius is larger. */
const EARTH_ROUND_METRES = 41_000_000;
/** A device clock that is wrong by ten years is useless. */
const OLDEST_SECONDS = 10 * 366 * 86_400;

/** A device's position: degrees, its accuracy, and its age by the device's own clock. */
export const positionSchema = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracyMetres: z.number().check(z.minimum(0), z.maximum(EARTH_ROUND_METRES)),
  ageSeconds: z.number().check(z.minimum(0), z.maximum(OLDEST_SECONDS)),
});
export type Position = z.infer<typeof positionSchema>;

/**
 * The result of checking a position: the distance and its accuracy are kept, never the place
 * itself. `locationId` is the location that was compared; null when nothing could be.
 */
export const judgedPositionSchema = z.object({
  verdict: z.enum(["inside", "outside", "missing", "stale", "vague"]),
  locationId: z.nullable(locationIdSchema),
  distanceMetres: z.nullable(z.int().check(z.minimum(0))),
  accuracyMetres: z.nullable(z.int().check(z.minimum(0))),
});
export type JudgedPosition = z.infer<typeof judgedPositionSchema>;

/** A place to be at. */
export interface Fenced {
  id: LocationId;
  geofence: Geofence;
}

/** An older fix gives a past position, not the present one. */
export const oldestFixSeconds = 120;
/** A less exact fix gives a town at best, so the employee could be anywhere. */
const vaguestMetres = 1000;

/**
 * Judges whether an employee is at a location: outside only when the distance less the accuracy is
 * more than the radius, because a fix is a circle and not a point. The employee's other locations
 * count as at work, too. A fix that is missing, too old or too vague gives no verdict.
 */
export function judgePosition(
  position: Position | null,
  chosen: Fenced,
  others: readonly Fenced[],
): JudgedPosition {
  if (position === null) return unknown("missing", null);
  const accuracyMetres = Math.round(position.accuracyMetres);
  if (position.ageSeconds > oldestFixSeconds) return unknown("stale", accuracyMetres);
  if (position.accuracyMetres > vaguestMetres) return unknown("vague", accuracyMetres);
  const [first, ...more] = [chosen, ...others].flatMap((place) => measured(position, place));
  if (first === undefined) return unknown("missing", accuracyMetres);
  const found = [first, ...more].find(({ metres, radius }) => {
    return metres - position.accuracyMetres <= radius;
  });
  const { id, metres } = found ?? first;
  return {
    verdict: found === undefined ? "outside" : "inside",
    locationId: id,
    distanceMetres: Math.round(metres),
    accuracyMetres,
  };
}

const EARTH_METRES = 6_371_008.8;

/** Metres over the ground between two points, on a sphere: wrong by 0.5 % at most. */
export function metresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const half = Math.sin(north / 2) ** 2 + cosines * Math.sin(east / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

function measured(position: Position, { id, geofence }: Fenced) {
  const { latitude, longitude, radiusMetres: radius } = geofence;
  if (latitude === null || longitude === null) return [];
  return [{ id, radius, metres: metresBetween(position, { latitude, longitude }) }];
}

function unknown(
  verdict: JudgedPosition["verdict"],
  accuracyMetres: number | null,
): JudgedPosition {
  return { verdict, locationId: null, distanceMetres: null, accuracyMetres };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
