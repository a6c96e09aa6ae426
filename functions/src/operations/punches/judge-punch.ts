import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JudgedPosition, Position } from "@crewline/domain/records/locations/judge-position";
import { judgePosition } from "@crewline/domain/records/locations/judge-position";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PunchingDevice } from "./tapped.ts";
import type { WeekBook } from "../weeks/week-book.ts";

/** A recorded punch; `position` is null where the location does not ask. */
export interface Punched {
  entryId: TimeEntryId;
  position: JudgedPosition | null;
}

/** The location as it asks for positions: never at its own tablet, which stands there. */
export function asAsked(location: Location, { source }: PunchingDevice): Location {
  if (source !== "kiosk") return location;
  return { ...location, geofence: { ...location.geofence, mode: "off" } };
}

/**
 * Returns where the employee was at a punch, measured against the location and their other ones;
 * null if the location does not ask. Only distance and accuracy leave this function.
 */
export function judgePunch(
  { person, locations }: WeekBook,
  location: Location,
  position: Position | null,
): JudgedPosition | null {
  if (location.geofence.mode === "off") return null;
  const others = person.employee.locationIds.flatMap((id) => locations.get(id) ?? []);
  return judgePosition(
    position,
    location,
    others.filter(({ id, status }) => id !== location.id && status === "active"),
  );
}
