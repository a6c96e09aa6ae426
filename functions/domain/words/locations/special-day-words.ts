import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import { formatDay } from "../../kernel/formats/format-time.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { secondsOfDay } from "../../kernel/time/local-time.ts";
import type { Location } from "../../records/locations/location.ts";
import type { DayHours } from "../../records/locations/opening-hours.ts";
import type { TimeStyle } from "./opening-hours-text.ts";
import { rangesText } from "./opening-hours-text.ts";
import { specialDayOf } from "../../records/locations/opening-on.ts";

type WithSpecialDays = Pick<Location, "specialDays">;
type Planned = Pick<Shift, "day" | "startsAtLocal" | "endsAtLocal">;

const DAY = 86_400;

/**
 * Describes a special day in one line: "Closed: Thanksgiving Day", "Open 10:00–14:00: Christmas
 * Eve"; the name alone where the usual hours stay, null for a day like any other.
 */
export function specialDayLine(
  place: WithSpecialDays,
  day: LocalDate,
  style: TimeStyle,
): string | null {
  const special = specialDayOf(place, day);
  if (special === null) return null;
  const { hours, name } = special;
  if (hours === null) return name || null;
  const times = hours.length === 0 ? null : rangesText(hours, style);
  return inLanguage(texts, style.locale).line(times, name);
}

/** The names of a day at the places, each once: "Thanksgiving Day". */
export function specialDayNames(places: readonly WithSpecialDays[], day: LocalDate): string[] {
  const names = places.map((place) => specialDayOf(place, day)?.name ?? "");
  return [...new Set(names)].filter((name) => name !== "");
}

/**
 * Returns why shifts conflict with the special days of their location, each sentence once: "Harbor
 * is closed on Thu 26 Nov (Thanksgiving Day)". A shift is judged by the day on which it starts, and
 * from the first opening to the last closing; it can still be scheduled.
 */
export function specialDayWarnings(
  place: Pick<Location, "name" | "specialDays">,
  shifts: readonly Planned[],
  locale: Locale,
): string[] {
  const found = shifts.flatMap((shift) => {
    const { hours = null, name = "" } = specialDayOf(place, shift.day) ?? {};
    if (hours === null || isWithin(shift, hours)) return [];
    const isOpen = hours.length > 0;
    const times = isOpen ? rangesText(hours, { locale }) : null;
    const day = formatDay(shift.day, locale);
    return [inLanguage(texts, locale).warning(place.name, times, { day, name })];
  });
  return [...new Set(found)];
}

interface SpecialDayTexts {
  /** `times` are null on a closed day, `name` is empty where the day has none. */
  line: (times: string | null, name: string) => string;
  warning: (place: string, times: string | null, of: { day: string; name: string }) => string;
}

const texts: InLanguages<SpecialDayTexts> = {
  en: {
    line: (times, name) => {
      const opening = times === null ? "Closed" : `Open ${times}`;
      return name === "" ? opening : `${opening}: ${name}`;
    },
    warning: (place, times, { day, name }) => {
      const warned =
        times === null ? `${place} is closed on ${day}` : `${place} is open ${times} on ${day}`;
      return name === "" ? warned : `${warned} (${name})`;
    },
  },
};

function isWithin({ startsAtLocal, endsAtLocal }: Planned, hours: DayHours): boolean {
  const first = hours[0];
  const last = hours.at(-1);
  if (first === undefined || last === undefined) return false;
  return (
    startsAtLocal >= first.opensAt &&
    endOf(startsAtLocal, endsAtLocal) <= endOf(last.opensAt, last.closesAt)
  );
}

/** Seconds from the start of the day; an end at or before the start is on the next day. */
function endOf(start: LocalTime, end: LocalTime): number {
  return secondsOfDay(end) + (end > start ? 0 : DAY);
}
