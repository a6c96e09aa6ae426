import type { Formats } from "@crewline/domain/formats/formats";
import type { Shift, ShiftState } from "@crewline/domain/schedules/shift";
import { countsToTwelve, formatDay, formatSpan } from "@crewline/domain/time/format";
import type { LocalTime } from "@crewline/domain/time/local-time";
import type { StatusTone } from "../../ui/status-chip.tsx";

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

type Timed = Pick<Shift, "startsAt" | "endsAt" | "timeZone">;

/** From-to as the reader writes times, in the location's zone. */
export function timesOf(shift: Timed): string {
  return formatSpan(shift, shift.timeZone);
}

type WallTimed = Pick<Shift, "startsAtLocal" | "endsAtLocal">;

/** From-to as short as the reader's clock allows, for narrow places: "06:00–14:00" or "6am–2:30pm". */
export function compactTimes(shift: WallTimed, formats?: Formats): string {
  const { startsAtLocal, endsAtLocal } = shift;
  return `${compactTime(startsAtLocal, formats)}–${compactTime(endsAtLocal, formats)}`;
}

/** A wall time as short as the reader's clock allows: "14:30" or "2:30pm". */
export function compactTime(time: LocalTime, formats?: Formats): string {
  return countsToTwelve(formats) ? twelveHours(time) : time;
}

function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3) === "00" ? "" : `:${time.slice(3)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}

/** Whose shift when: "Ana Diaz, Tue, Nov 24, 9am–5pm". */
export function shiftSubject(
  shift: WallTimed & Pick<Shift, "employeeId" | "day">,
  nameOf: (employeeId: string) => string,
): string {
  const who = shift.employeeId === null ? "Open shift" : nameOf(shift.employeeId);
  return `${who}, ${formatDay(shift.day)}, ${compactTimes(shift)}`;
}

/** True when the shift ends on a later day than it starts. */
export function isOvernight(shift: WallTimed): boolean {
  return shift.endsAtLocal <= shift.startsAtLocal && shift.endsAtLocal !== "00:00";
}
