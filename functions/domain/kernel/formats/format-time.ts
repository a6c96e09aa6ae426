import type { DateOrder } from "./formats.ts";
import { dateWriter, isTwelveHourTag } from "./intl-writers.ts";
import type { Locale } from "./locale.ts";
import type { Language } from "./language.ts";
import type { Instant } from "../time/instant.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { LocalTime } from "../time/local-time.ts";

type ChosenOrder = Exclude<DateOrder, "automatic">;

/** The tag of the language with that order of day and month; no English puts the year first. */
const tagsOfOrder: Readonly<Record<Language, Readonly<Record<ChosenOrder, string>>>> = {
  en: { dayFirst: "en-GB", monthFirst: "en-US", yearFirst: "en-US" },
};

/** Only the English of the United States writes both clocks as people do: "6:30 AM", "06:30". */
const tagOfTimes: Readonly<Record<Language, string>> = { en: "en-US" };

/** Returns the wall time of an instant in a zone: "22:00" or "10:00 PM". */
export function formatTime(instant: Instant, timeZone: string, locale: Locale): string {
  const options = { timeStyle: "short", timeZone } as const;
  const hourCycle = cycleOf(locale);
  return hourCycle === null
    ? write(instant, locale.device, options)
    : write(instant, tagOfTimes[locale.language], { ...options, hourCycle });
}

interface Span {
  startsAt: Instant;
  endsAt: Instant | null;
  /** Replaces a missing end. */
  openEnd?: string;
}

/** From-to in a zone: "22:00–06:00" or "10:00 PM – 6:00 AM". */
export function formatSpan(span: Span, timeZone: string, locale: Locale): string {
  const { startsAt, endsAt, openEnd = "now" } = span;
  const end = endsAt === null ? openEnd : formatTime(endsAt, timeZone, locale);
  return fromTo(formatTime(startsAt, timeZone, locale), end, locale);
}

/** A wall time that belongs to no day, such as an opening hour: "09:30" or "9:30 AM". */
export function formatLocalTime(time: LocalTime, locale: Locale): string {
  return formatTime(`1970-01-01T${time}:00.000Z`, "UTC", locale);
}

/** From-to in wall times: "22:00–06:00" or "10:00 PM – 6:00 AM". */
export function formatLocalSpan(
  { startsAtLocal, endsAtLocal }: { startsAtLocal: LocalTime; endsAtLocal: LocalTime },
  locale: Locale,
): string {
  const from = formatLocalTime(startsAtLocal, locale);
  return fromTo(from, formatLocalTime(endsAtLocal, locale), locale);
}

/** From-to for a narrow cell: "22:00–06:00" or "10p–6:30a". */
export function formatShortSpan(
  { startsAtLocal, endsAtLocal }: { startsAtLocal: LocalTime; endsAtLocal: LocalTime },
  locale: Locale,
): string {
  return `${formatShortTime(startsAtLocal, locale)}–${formatShortTime(endsAtLocal, locale)}`;
}

/** A wall time for a narrow cell: "14:30" or "2:30p". */
export function formatShortTime(time: LocalTime, locale: Locale): string {
  if (!countsToTwelve(locale)) return time;
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3) === "00" ? "" : time.slice(2);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? "a" : "p"}`;
}

/** Times that hold a space, "6:00 AM", have spaces around the dash too. */
function fromTo(from: string, to: string, locale: Locale): string {
  return countsToTwelve(locale) ? `${from} – ${to}` : `${from}–${to}`;
}

/** The month of a day with its year: "November 2026". */
export function formatMonth(day: LocalDate, locale: Locale): string {
  return dayOf(day, { month: "long", year: "numeric" }, locale);
}

/** A local day with its weekday: "Fri 20 Nov" or "Fri, Nov 20". */
export function formatDay(day: LocalDate, locale: Locale): string {
  return dayOf(day, { weekday: "short", day: "numeric", month: "short" }, locale);
}

/** A local day in a list of several: "20 Nov" or "Nov 20". */
export function formatMonthDay(day: LocalDate, locale: Locale): string {
  return dayOf(day, { day: "numeric", month: "short" }, locale);
}

/** A local day in full, for headings: "Friday 20 November". */
export function formatLongDay(day: LocalDate, locale: Locale): string {
  return dayOf(day, { weekday: "long", day: "numeric", month: "long" }, locale);
}

/** The weekday alone, "Friday", or short, "Fri". */
export function formatWeekday(day: LocalDate, length: "long" | "short", locale: Locale): string {
  return dayOf(day, { weekday: length }, locale);
}

/** A local day with its year: "20 Nov 2026"; "2026-11-20" where the reader puts the year first. */
export function formatDate(day: LocalDate, locale: Locale): string {
  if (locale.formats.dateOrder === "yearFirst") return day;
  return dayOf(day, { day: "numeric", month: "short", year: "numeric" }, locale);
}

/** Days from-to with what repeats written once: "Nov 15 – 21, 2026". */
export function formatDayRange(from: LocalDate, until: LocalDate, locale: Locale): string {
  if (from === until) return formatDate(from, locale);
  if (locale.formats.dateOrder === "yearFirst") return `${from} – ${until}`;
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const writer = dateWriter(tagOfDates(locale), options);
  return plainSpaces(writer.formatRange(new Date(from), new Date(until)));
}

/** Day and time of an instant in a zone: "20 Nov 2026, 22:00". */
export function formatDayTime(instant: Instant, timeZone: string, locale: Locale): string {
  const day = write(instant, "sv-SE", { dateStyle: "short", timeZone });
  return `${formatDate(day, locale)}, ${formatTime(instant, timeZone, locale)}`;
}

/** True when the reader's clock starts again at noon. */
export function countsToTwelve({ formats: { clock }, device }: Locale): boolean {
  if (clock !== "automatic") return clock === "12";
  return isTwelveHourTag(device);
}

function dayOf(day: LocalDate, options: Intl.DateTimeFormatOptions, locale: Locale): string {
  return write(`${day}T00:00:00.000Z`, tagOfDates(locale), { ...options, timeZone: "UTC" });
}

function tagOfDates({ language, formats: { dateOrder }, device }: Locale): string {
  return dateOrder === "automatic" ? device : tagsOfOrder[language][dateOrder];
}

/** Null leaves the time to the device, where nothing is chosen. */
function cycleOf(locale: Locale): "h12" | "h23" | null {
  const { clock, dateOrder } = locale.formats;
  if (clock === "automatic" && dateOrder === "automatic") return null;
  return countsToTwelve(locale) ? "h12" : "h23";
}

/**
 * Writes with Intl, whose engines disagree about the space before "PM" (U+0020, U+202F); it is an
 * ordinary one here, which people find when they search and mail programs show.
 */
function write(instant: Instant, tag: string, options: Intl.DateTimeFormatOptions): string {
  return plainSpaces(dateWriter(tag, options).format(new Date(instant)));
}

function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u2009\u202f]/gu, " ");
}
