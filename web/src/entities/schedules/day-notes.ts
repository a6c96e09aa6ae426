import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type {
  StatedKind,
  AvailabilityTimes,
} from "@crewline/domain/records/employees/availability";
import type { Said } from "@crewline/domain/rules/availability/held-times";
import { availabilityOn } from "@crewline/domain/rules/availability/held-times";
import { formatLocalSpan, formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localTimeAt } from "@crewline/domain/kernel/time/zone";

type NoteKind = StatedKind | "timeOff";

/** One note on a part of a person's day, in the times of the place; null is the whole day. */
export interface SaidPart {
  kind: NoteKind;
  times: AvailabilityTimes | null;
}

/** The notes of each of the days; null where there is none. */
export function saidOfDays(
  { entries, timeZone }: Said,
  days: readonly LocalDate[],
  dayZone: string,
): (readonly SaidPart[] | null)[] {
  return days.map((day) => {
    const parts = availabilityOn(entries, day, { timeZone, dayZone });
    if (parts.length === 0) return null;
    return parts.map(({ kind, isWholeDay, startsAt, endsAt }) => {
      const times = {
        startsAtLocal: localTimeAt(startsAt, dayZone),
        endsAtLocal: localTimeAt(endsAt, dayZone),
      };
      return { kind, times: isWholeDay ? null : times };
    });
  });
}

/** Short, to be seen in a narrow cell: "Not 14:00–22:00" or "Not 2p–10p". */
export function shortNote(parts: readonly SaidPart[], locale: Locale): string {
  return parts.map(({ kind, times }) => shortWords[kind](times, locale)).join(", ");
}

/** In full, to be heard or read in a line: "not available 2:00 PM – 10:00 PM". */
export function fullNote(parts: readonly SaidPart[], locale: Locale): string {
  return parts
    .map(
      ({ kind, times }) =>
        `${fullWords[kind]} ${times === null ? "all day" : formatLocalSpan(times, locale)}`,
    )
    .join(", ");
}

/** True when nothing of the day is left to plan. */
export function isAway(parts: readonly SaidPart[]): boolean {
  return parts.some(({ kind, times }) => kind !== "preferred" && times === null);
}

type Write = (times: AvailabilityTimes | null, locale: Locale) => string;

const shortWords: Readonly<Record<NoteKind, Write>> = {
  timeOff: (times, locale) =>
    times === null ? "Time off" : `Off ${formatShortSpan(times, locale)}`,
  unavailable: (times, locale) =>
    times === null ? "Not available" : `Not ${formatShortSpan(times, locale)}`,
  preferred: (times, locale) =>
    times === null ? "Prefers this day" : `Prefers ${formatShortSpan(times, locale)}`,
};

const fullWords: Readonly<Record<NoteKind, string>> = {
  timeOff: "time off",
  unavailable: "not available",
  preferred: "prefers to work",
};
