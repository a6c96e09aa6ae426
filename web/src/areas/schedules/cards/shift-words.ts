import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Shift, ShiftState } from "@crewline/domain/records/schedules/shift";
import { formatDay, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";

export const stateWords: Readonly<Record<ShiftState, string>> = {
  draft: "Draft",
  published: "Published",
  changed: "Unpublished change",
  cancelled: "Deleted",
};

export const stateTones: Readonly<Record<ShiftState, StatusTone>> = {
  draft: "neutral",
  published: "good",
  changed: "warning",
  cancelled: "danger",
};

type WallTimed = Pick<Shift, "startsAtLocal" | "endsAtLocal">;

/** The employee and the time of a shift: "Ana Diaz, Tue, Nov 24, 9:00 AM – 5:00 PM". */
export function shiftSubject(
  shift: WallTimed & Pick<Shift, "employeeId" | "day">,
  nameOf: (employeeId: EmployeeId) => string,
  locale: Locale,
): string {
  const who = shift.employeeId === null ? "Open shift" : nameOf(shift.employeeId);
  return `${who}, ${formatDay(shift.day, locale)}, ${formatLocalSpan(shift, locale)}`;
}

/** True when the shift ends on a later day than it starts. */
export function isOvernight(shift: WallTimed): boolean {
  return shift.endsAtLocal <= shift.startsAtLocal && shift.endsAtLocal !== "00:00";
}
