import type { GeofenceMode } from "./geofence.ts";

/** What each mode does with a clock-in from elsewhere. */
export const geofenceModeWords: Readonly<Record<GeofenceMode, string>> = {
  off: "Not checked",
  flag: "Noted",
  approve: "Needs a decision",
  block: "Refused",
};
