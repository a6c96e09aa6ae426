import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JudgedPosition } from "@crewline/domain/records/locations/judge-position";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";

/** The person's positions at the punches, where the location asked; positions are approximate. */
export function positionFacts(
  { positions, locationId }: Pick<TimeEntry, "positions" | "locationId">,
  locationName: string,
): { name: string; text: string }[] {
  const { clockIn, clockOut } = positions;
  const nameOf = (id: LocationId | null) =>
    id === locationId ? locationName : "another own location";
  return [
    ...(clockIn === null ? [] : [{ name: "Clocked in", text: wordsOf(clockIn, nameOf) }]),
    ...(clockOut === null ? [] : [{ name: "Clocked out", text: wordsOf(clockOut, nameOf) }]),
  ];
}

const unknown = {
  missing: "Position unknown: the device reported none",
  stale: "Position unknown: the device reported an old one",
  vague: "Position unknown: the device reported it too roughly",
} as const;

function wordsOf(judged: JudgedPosition, nameOf: (id: LocationId | null) => string): string {
  const { verdict, locationId, distanceMetres, accuracyMetres } = judged;
  if (verdict === "inside" || verdict === "outside") {
    return `About ${distanceMetres} m from ${nameOf(locationId)} (exact to ${accuracyMetres} m)`;
  }
  return unknown[verdict];
}
