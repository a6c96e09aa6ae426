import type { GeofenceMode } from "@crewline/domain/locations/geofence";
import type { LocationRecord } from "@crewline/domain/locations/location-record";
import { StatusChip } from "../../ui/status-chip.tsx";

export const statusWords = { active: "Active", archived: "Archived" } as const;

export function LocationStatusChip({ status }: Pick<LocationRecord, "status">) {
  return <StatusChip tone={status === "active" ? "good" : "neutral"} label={statusWords[status]} />;
}

/** What each mode does with a clock-in from elsewhere. */
export const modeWords: Record<GeofenceMode, string> = {
  off: "Not checked",
  flag: "Noted",
  approve: "Needs a decision",
  block: "Refused",
};
