import { RuleViolation } from "../violations/rule-violation.ts";
import type { TimeEntryFlag } from "../../records/time-entries/time-entry.ts";
import type { GeofenceMode } from "../../records/locations/geofence.ts";
import type { JudgedPosition } from "../../records/locations/judge-position.ts";
import type { Location } from "../../records/locations/location.ts";

/**
 * Throws awayFromLocation and positionUnknown where the location lets only people clock in who are
 * there. A clock-out is never refused.
 */
export function requireAtLocation(
  { name: where, geofence }: Pick<Location, "name" | "geofence">,
  position: JudgedPosition | null,
): void {
  if (geofence.mode !== "block" || position === null || position.verdict === "inside") return;
  if (position.verdict === "outside") {
    throw new RuleViolation("awayFromLocation", { where, metres: position.distanceMetres ?? 0 });
  }
  throw new RuleViolation("positionUnknown", { where, because: position.verdict });
}

const remarks = {
  outside: "offSite",
  missing: "noPosition",
  stale: "noPosition",
  vague: "lowAccuracy",
} as const;

/** The mark on a punch: a remark, or a request that needs a decision. */
export function positionFlags(
  mode: GeofenceMode,
  position: JudgedPosition | null,
): TimeEntryFlag[] {
  if (mode === "off" || position === null || position.verdict === "inside") return [];
  const remark = remarks[position.verdict];
  return mode === "flag" ? [remark] : [remark, "positionRequest"];
}
