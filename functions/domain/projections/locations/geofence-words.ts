import type { GeofenceMode } from "../../records/locations/geofence.ts";

/** The effect of each mode on a clock-in from elsewhere. */
export const geofenceModeWords: Readonly<Record<GeofenceMode, string>> = {
  off: "Allow",
  flag: "Flag",
  approve: "Require approval",
  block: "Block",
};
