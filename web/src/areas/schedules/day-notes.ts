import type { Said } from "@crewline/domain/availability/availability-words";
import type { DayPart } from "@crewline/domain/availability/held-times";
import { availabilityOn } from "@crewline/domain/availability/held-times";
import type { LocalDate } from "@crewline/domain/time/local-date";
import { localTimeAt } from "@crewline/domain/time/zone";
import { compactTimes } from "./shift-words.ts";

/** What a person's day of the plan says besides its shifts: short to be seen, whole to be heard. */
export interface DayNote {
  text: string;
  heard: string;
  /** True when nothing of the day is left to plan. */
  isAway: boolean;
}

/** A note for each of the days, in the times of the place; null where a person said nothing. */
export function dayNotes(
  { entries, timeZone }: Said,
  days: readonly LocalDate[],
  dayZone: string,
): (DayNote | null)[] {
  return days.map((day) => noteOf(availabilityOn(entries, day, { timeZone, dayZone }), dayZone));
}

function noteOf(parts: readonly DayPart[], zone: string): DayNote | null {
  if (parts.length === 0) return null;
  return {
    text: parts
      .map((part) => seen[part.kind](part.isWholeDay ? null : timesOf(part, zone)))
      .join(", "),
    heard: parts
      .map((part) => `${heard[part.kind]} ${part.isWholeDay ? "all day" : timesOf(part, zone)}`)
      .join(", "),
    isAway: parts.some(({ kind, isWholeDay }) => isWholeDay && kind === "unavailable"),
  };
}

function timesOf({ startsAt, endsAt }: DayPart, zone: string): string {
  return compactTimes({
    startsAtLocal: localTimeAt(startsAt, zone),
    endsAtLocal: localTimeAt(endsAt, zone),
  });
}

const seen: Readonly<Record<DayPart["kind"], (times: string | null) => string>> = {
  unavailable: (times) => (times === null ? "Not available" : `Not ${times}`),
  preferred: (times) => (times === null ? "Prefers this day" : `Prefers ${times}`),
};

const heard: Readonly<Record<DayPart["kind"], string>> = {
  unavailable: "not available",
  preferred: "prefers to work",
};
