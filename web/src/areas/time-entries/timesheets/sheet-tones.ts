import type { SheetStatus } from "@crewline/domain/records/timesheets/timesheet";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";

export const sheetTones: Readonly<Record<SheetStatus, StatusTone>> = {
  none: "neutral",
  signed: "good",
  outdated: "warning",
  disputed: "danger",
  answered: "info",
};
