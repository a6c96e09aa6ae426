import { dayName, weekdayName } from "../schedules/day-name.ts";
import { formatDate, formatLocalTime, formatTime } from "../time/format.ts";
import type { LocalDate, Weekday } from "../time/local-date.ts";
import { weekdays as allWeekdays } from "../time/local-date.ts";
import { localDateAt } from "../time/zone.ts";
import type { AvailabilityEntry, AvailabilityKind, AvailabilityTimes } from "./availability.ts";
import type { DayPart, HeldTime } from "./held-times.ts";

/**
 * The sentence for a plan that meets an unavailable time: "Ana Diaz is not available on Fridays
 * 14:00–22:00". Times are those of the person's own zone; a plan in another one (`shownZone`) gets
 * the day and the times of its own.
 */
export function notAvailableWords(
  who: string,
  held: HeldTime,
  zones: { timeZone: string; shownZone: string },
): string {
  const { entry, day, startsAt, endsAt } = held;
  if (zones.timeZone === zones.shownZone) {
    const times = entry.times === null ? "" : ` ${timesWords(entry.times)}`;
    return `${who} is not available ${dayWords(entry, day)}${times}`;
  }
  const { shownZone } = zones;
  const date = dayName(localDateAt(startsAt, shownZone));
  const times = `${formatTime(startsAt, shownZone)}–${formatTime(endsAt, shownZone)}`;
  return `${who} is not available on ${date} ${times}`;
}

/** Each sentence once: a shift over midnight may meet the same entry twice. */
export function notAvailableSentences(
  who: string,
  held: readonly HeldTime[],
  zones: { timeZone: string; shownZone: string },
): string[] {
  return [...new Set(held.map((one) => notAvailableWords(who, one, zones)))];
}

/** When an entry holds, for a list: "Mondays and Fridays, 14:00–22:00, until 31 Dec 2026". */
export function entryWords(entry: AvailabilityEntry, today: LocalDate): string {
  const times = entry.times === null ? "all day" : timesWords(entry.times);
  if (entry.weekdays === null) return `${spanWords(entry)}, ${times}`;
  const from = entry.from > today ? [`from ${formatDate(entry.from)} on`] : [];
  const until = entry.until === null ? [] : [`until ${formatDate(entry.until)}`];
  return [weekdaysWords(entry.weekdays), times, ...from, ...until].join(", ");
}

/** What holds on a day, in one line: "Not available 14:00–22:00"; null where nothing is said. */
export function dayLine(parts: readonly DayPart[], timeZone: string): string | null {
  if (parts.length === 0) return null;
  return parts.map((part) => partWords(part, timeZone)).join(". ");
}

/** What the two kinds are called. */
export const kindWords: Readonly<Record<AvailabilityKind, string>> = {
  unavailable: "Not available",
  preferred: "Prefers to work",
};

function partWords({ kind, isWholeDay, startsAt, endsAt }: DayPart, timeZone: string): string {
  if (isWholeDay) return `${kindWords[kind]} all day`;
  return `${kindWords[kind]} ${formatTime(startsAt, timeZone)}–${formatTime(endsAt, timeZone)}`;
}

function dayWords({ weekdays, from, until }: AvailabilityEntry, day: LocalDate): string {
  if (weekdays !== null) return `on ${weekdayName(day)}s`;
  if (until === null || from === until) return `on ${dayName(from)}`;
  return `from ${dayName(from)} to ${dayName(until)}`;
}

function spanWords({ from, until }: AvailabilityEntry): string {
  if (until === null || until === from) return formatDate(from);
  return `${formatDate(from)} to ${formatDate(until)}`;
}

function timesWords({ startsAtLocal, endsAtLocal }: AvailabilityTimes): string {
  return `${formatLocalTime(startsAtLocal)}–${formatLocalTime(endsAtLocal)}`;
}

/** Days of the week in their order: "Every day", "Mondays to Fridays", "Mondays and Fridays". */
function weekdaysWords(chosen: readonly Weekday[]): string {
  const indexes = allWeekdays.flatMap((day, index) => (chosen.includes(day) ? [index] : []));
  const names = indexes.map((index) => pluralNames[index] ?? "");
  const isRun = indexes.length > 2 && (indexes.at(-1) ?? 0) - (indexes[0] ?? 0) < indexes.length;
  if (indexes.length === allWeekdays.length) return "Every day";
  if (isRun) return `${names[0]} to ${names.at(-1)}`;
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

const pluralNames = allWeekdays.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}s`);
