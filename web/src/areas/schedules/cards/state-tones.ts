import type { ShiftState } from "@crewline/domain/records/schedules/shift";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";

export const stateTones: Readonly<Record<ShiftState, StatusTone>> = {
  draft: "neutral",
  published: "good",
  changed: "warning",
  cancelled: "danger",
};
