import type { GeofenceMode } from "../../records/locations/geofence.ts";

/** What each mode does with a clock-in from elsewhere. */
export const geofenceModeWords: Readonly<Record<GeofenceMode, string>> = {
  off: "Allow",
  flag: "Flag",
  approve: "Require approval",
  block: "Block",
};
