import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { StatusChip } from "../../ui/page/status-chip.tsx";

export const statusWords = { active: "Active", archived: "Archived" } as const;

export function LocationStatusChip({ status }: Pick<LocationRecord, "status">) {
  return <StatusChip tone={status === "active" ? "good" : "neutral"} label={statusWords[status]} />;
}
