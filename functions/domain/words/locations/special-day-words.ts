import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import { formatDay } from "../../kernel/formats/format-time.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Location } from "../../records/locations/location.ts";
import type { Finding } from "../../rules/schedules/findings/finding.ts";
import { outsideHours } from "../../rules/schedules/findings/special-day-findings.ts";
import type { TimeStyle } from "./opening-hours-text.ts";
import { rangesText } from "./opening-hours-text.ts";
import { specialDayOf } from "../../records/locations/opening-on.ts";

type WithSpecialDays = Pick<Location, "specialDays">;
type Planned = Pick<Shift, "day" | "startsAtLocal" | "endsAtLocal">;

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
  const found = shifts.flatMap((shift) =>
    outsideHours(shift, { location: place }).map(({ facts }) => outsideHoursText(facts, locale)),
  );
  return [...new Set(found)];
}

/** The text of one such conflict, without a full stop. */
export function outsideHoursText(
  { where, day, hours, name }: Finding<"outsideHours">["facts"],
  locale: Locale,
): string {
  const times = hours.length === 0 ? null : rangesText(hours, { locale });
  return inLanguage(texts, locale).warning(where, times, { day: formatDay(day, locale), name });
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
