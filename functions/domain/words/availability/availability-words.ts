import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import {
  formatDate,
  formatDay,
  formatLocalSpan,
  formatSpan,
} from "../../kernel/formats/format-time.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { weekdayOf, weekdays as allWeekdays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { AvailabilityEntry, AvailabilityKind } from "../../records/employees/availability.ts";
import type { DayPart, HeldTime, Said } from "../../rules/availability/held-times.ts";
import { unavailableTimes } from "../../rules/availability/held-times.ts";

type Planned = Pick<Shift, "startsAt" | "endsAt" | "timeZone">;

/**
 * Explains how shifts of a person conflict with the person's availability, each sentence once: "Ana
 * Diaz is not available on Fridays 14:00–22:00"; without a name "Not available on …". A shift in
 * another zone than the person's gets day and times by the clock of its own location. The shifts
 * can still be planned.
 */
export function notAvailableSentences(
  who: string | null,
  { entries, timeZone }: Said,
  { shifts, locale }: { shifts: readonly Planned[]; locale: Locale },
): string[] {
  const subject = who === null ? "Not available" : `${who} is not available`;
  const found = shifts.flatMap((shift) =>
    unavailableTimes(entries, shift, timeZone).map((held) =>
      timeZone === shift.timeZone
        ? ownWords(held, locale)
        : placeWords(held, shift.timeZone, locale),
    ),
  );
  return [...new Set(found)].map((when) => `${subject} ${when}`);
}

function ownWords({ entry, day }: HeldTime, locale: Locale): string {
  const times = entry.times === null ? "" : ` ${formatLocalSpan(entry.times, locale)}`;
  return `${dayWords(entry, day, locale)}${times}`;
}

function placeWords({ startsAt, endsAt }: HeldTime, zone: string, locale: Locale): string {
  return `on ${formatDay(localDateAt(startsAt, zone), locale)} ${formatSpan({ startsAt, endsAt }, zone, locale)}`;
}

/**
 * Writes the times of an entry for a list: "Mondays and Fridays, 14:00–22:00, until 31 Dec 2026".
 */
export function entryWords(entry: AvailabilityEntry, today: LocalDate, locale: Locale): string {
  const times = entry.times === null ? "all day" : formatLocalSpan(entry.times, locale);
  if (entry.weekdays === null) return `${spanWords(entry, locale)}, ${times}`;
  const from = entry.from > today ? [`from ${formatDate(entry.from, locale)} on`] : [];
  const until = entry.until === null ? [] : [`until ${formatDate(entry.until, locale)}`];
  return [weekdaysWords(entry.weekdays, locale), times, ...from, ...until].join(", ");
}

/** The availability of a day in one line: "Not available 14:00–22:00"; null where there is none. */
export function dayLine(
  parts: readonly DayPart[],
  timeZone: string,
  locale: Locale,
): string | null {
  if (parts.length === 0) return null;
  return parts.map((part) => partWords(part, timeZone, locale)).join(". ");
}

/** The names of the two kinds. */
export const kindWords: Readonly<Record<AvailabilityKind, string>> = {
  unavailable: "Not available",
  preferred: "Prefers to work",
};

function partWords(
  { kind, isWholeDay, startsAt, endsAt }: DayPart,
  timeZone: string,
  locale: Locale,
): string {
  if (isWholeDay) return `${kindWords[kind]} all day`;
  return `${kindWords[kind]} ${formatSpan({ startsAt, endsAt }, timeZone, locale)}`;
}

/** Of a span of days the one that is met says it, as the heads of the week write it. */
function dayWords({ weekdays }: AvailabilityEntry, day: LocalDate, locale: Locale): string {
  return weekdays === null ? `on ${formatDay(day, locale)}` : `on ${pluralNames[weekdayOf(day)]}`;
}

function spanWords({ from, until }: AvailabilityEntry, locale: Locale): string {
  if (until === null || until === from) return formatDate(from, locale);
  return `${formatDate(from, locale)} to ${formatDate(until, locale)}`;
}

/** Days of the week in their order: "Every day", "Mondays to Fridays", "Mondays and Fridays". */
function weekdaysWords(chosen: readonly Weekday[], locale: Locale): string {
  const indexes = allWeekdays.flatMap((day, index) => (chosen.includes(day) ? [index] : []));
  const names = allWeekdays.filter((day) => chosen.includes(day)).map((day) => pluralNames[day]);
  const isRun = indexes.length > 2 && (indexes.at(-1) ?? 0) - (indexes[0] ?? 0) < indexes.length;
  if (indexes.length === allWeekdays.length) return "Every day";
  if (isRun) return `${names[0]} to ${names.at(-1)}`;
  return listed(names, locale, allWeekdays.length);
}

const pluralNames: Readonly<Record<Weekday, string>> = {
  monday: "Mondays",
  tuesday: "Tuesdays",
  wednesday: "Wednesdays",
  thursday: "Thursdays",
  friday: "Fridays",
  saturday: "Saturdays",
  sunday: "Sundays",
};
