import { NO_LOGIN } from "../../kernel/ids/entity-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { PublishedShift, Shift } from "../../records/schedules/shift.ts";

interface ElsewhereInput {
  /** The location on screen. */
  locationId: LocationId;
  /** The locations whose drafts the reader may see; null for all. */
  reach: readonly string[] | null;
  /** Shifts at locations in reach, drafts included. */
  working: readonly Shift[];
  /** Published shifts of the same people at every location. */
  published: readonly PublishedShift[];
}

/**
 * Returns the shifts that people work at other locations: drafts where the reader may see them,
 * else what is published.
 */
export function shiftsElsewhere(input: ElsewhereInput): Shift[] {
  const { locationId, reach, working, published } = input;
  const isHidden = (id: LocationId) => id !== locationId && reach?.includes(id) === false;
  return [
    ...working.filter((shift) => shift.state !== "cancelled" && shift.locationId !== locationId),
    ...published.filter((shift) => isHidden(shift.locationId)).map(asShift),
  ];
}

/** A published copy has no editor and no version of its own; it is read-only here. */
function asShift(seen: PublishedShift): Shift {
  const { publishedAt: _at, scheduleVersion: _version, ...told } = seen;
  const { handOvers: _count, handedOverAt: _handedOver, takenAt: _taken, ...plan } = told;
  return { ...plan, state: "published", updatedBy: NO_LOGIN, updatedByName: "", version: 1 };
}
