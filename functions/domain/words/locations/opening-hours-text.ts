import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import { everyWeekName } from "../../kernel/formats/day-name.ts";
import { formatLocalTime } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import type { Location } from "../../records/locations/location.ts";
import type { OpenRange } from "../../records/locations/opening-hours.ts";

/** How the hours of a reader are written. */
export interface TimeStyle {
  locale: Locale;
  /** `formatLocalTime`, or `formatShortTime` where a cell is narrow. */
  write?: (time: LocalTime, locale: Locale) => string;
}

const closed: InLanguages<string> = { en: "Closed" };

/**
 * Opening hours in one line, days with the same hours joined: "Mon–Fri 09:00–17:00, Sat
 * 10:00–14:00"; "Closed" when there are none.
 */
export function openingHoursText(openingHours: Location["openingHours"], locale: Locale): string {
  const runs: { first: number; last: number; hours: string }[] = [];
  weekdays.forEach((day, index) => {
    const hours = openingHours[day];
    if (hours === undefined || hours.length === 0) return;
    const text = rangesText(hours, { locale });
    const run = runs.at(-1);
    if (run?.hours === text && run.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index, hours: text });
  });
  if (runs.length === 0) return inLanguage(closed, locale);
  return runs
    .map(({ first, last, hours }) => `${daysText(first, last, locale)} ${hours}`)
    .join(", ");
}

/** The hours of one day: "09:00-12:00 and 14:00-18:00"; "Closed" when there are none. */
export function rangesText(
  ranges: readonly OpenRange[],
  { locale, write = formatLocalTime }: TimeStyle,
): string {
  if (ranges.length === 0) return inLanguage(closed, locale);
  const texts = ranges.map(({ opensAt, closesAt }) =>
    fromTo(write(opensAt, locale), write(closesAt, locale)),
  );
  return listed(texts, locale);
}

/** Times that hold a space, "6:00 AM", have spaces around the dash too. */
function fromTo(from: string, to: string): string {
  return /\s/u.test(from + to) ? `${from} – ${to}` : `${from}–${to}`;
}

function daysText(first: number, last: number, locale: Locale): string {
  const [from = "", to = ""] = [weekdays[first], weekdays[last]].map((day = "monday") =>
    everyWeekName(day, "short", locale),
  );
  return first === last ? from : `${from}–${to}`;
}
