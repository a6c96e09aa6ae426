import { availabilityTexts as texts } from "./availability-texts.ts";
import type { NotAvailableTime } from "./availability-texts.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import {
  formatDate,
  formatDay,
  formatLocalSpan,
  formatSpan,
} from "../../kernel/formats/format-time.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
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
  const found = shifts.flatMap((shift) =>
    heldSentences(
      who,
      { times: unavailableTimes(entries, shift, timeZone), timeZone },
      { zone: shift.timeZone, locale },
    ),
  );
  return [...new Set(found)];
}

/**
 * As `notAvailableSentences`, for times found already, of which the employee's zone is given:
 * "Not available on …" or "Prefers to work on …".
 */
export function heldSentences(
  who: string | null,
  { times, timeZone }: { times: readonly HeldTime[]; timeZone: string },
  { zone, locale }: { zone: string; locale: Locale },
): string[] {
  const { notAvailable, prefers } = inLanguage(texts, locale);
  const found = times.map((held) => {
    const when = timeZone === zone ? ownTime(held, locale) : placeTime(held, zone, locale);
    return held.entry.kind === "unavailable" ? notAvailable(who, when) : prefers(who, when);
  });
  return [...new Set(found)];
}

/** Of a span of days the one that is met says it, as the heads of the week write it. */
function ownTime({ entry: { weekdays, times }, day }: HeldTime, locale: Locale): NotAvailableTime {
  return {
    weekday: weekdays === null ? null : weekdayOf(day),
    day: formatDay(day, locale),
    times: times === null ? null : formatLocalSpan(times, locale),
  };
}

function placeTime({ startsAt, endsAt }: HeldTime, zone: string, locale: Locale): NotAvailableTime {
  return {
    weekday: null,
    day: formatDay(localDateAt(startsAt, zone), locale),
    times: formatSpan({ startsAt, endsAt }, zone, locale),
  };
}

/**
 * Writes the times of an entry for a list: "Mondays and Fridays, 14:00–22:00, until 31 Dec 2026".
 */
export function entryWords(entry: AvailabilityEntry, today: LocalDate, locale: Locale): string {
  const { weekly, dated } = inLanguage(texts, locale);
  const { weekdays, times: held, from, until } = entry;
  const times = held === null ? null : formatLocalSpan(held, locale);
  const first = formatDate(from, locale);
  const last = until === null ? null : formatDate(until, locale);
  if (weekdays === null) return dated({ first, last: last === first ? null : last, times });
  const days = { weekdays: allWeekdays.filter((day) => weekdays.includes(day)), times };
  return weekly({ ...days, from: from > today ? first : null, until: last }, locale);
}

/** The availability of a day in one line: "Not available 14:00–22:00"; null where there is none. */
export function dayLine(
  parts: readonly DayPart[],
  timeZone: string,
  locale: Locale,
): string | null {
  if (parts.length === 0) return null;
  const { line } = inLanguage(texts, locale);
  return line(
    parts.map(({ kind, isWholeDay, ...span }) => ({
      kind,
      times: isWholeDay ? null : formatSpan(span, timeZone, locale),
    })),
  );
}

/** The names of the two kinds. */
export function kindWords(locale: Locale): Readonly<Record<AvailabilityKind, string>> {
  return inLanguage(texts, locale).kinds;
}
