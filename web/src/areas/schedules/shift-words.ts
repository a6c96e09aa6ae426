import type { Shift, ShiftState } from "@crewline/domain/schedules/shift";
import { dayName } from "@crewline/domain/schedules/day-name";
import { formatTime } from "@crewline/domain/time/format";
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

/** From-to as the locale writes times, in the location's zone. */
export function timesOf({ startsAt, endsAt, timeZone }: Timed): string {
  return `${formatTime(startsAt, timeZone)}–${formatTime(endsAt, timeZone)}`;
}

/** True when the shift ends on a later day than it starts. */
export function isOvernight(shift: Pick<Shift, "startsAtLocal" | "endsAtLocal">): boolean {
  return shift.endsAtLocal <= shift.startsAtLocal && shift.endsAtLocal !== "00:00";
}

/** A shift in words, for screen readers and notices. */
export function describeShift(shift: Shift, who: string): string {
  const parts = [who, dayName(shift.day), timesOf(shift)];
  if (isOvernight(shift)) parts.push("ends the next day");
  if (shift.jobRole !== null) parts.push(shift.jobRole);
  if (shift.note !== "") parts.push("has a note");
  return [...parts, stateWords[shift.state]].join(", ");
}
