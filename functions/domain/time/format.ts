import type { DateOrder } from "../formats/formats.ts";
import { presentFormats } from "../formats/formats.ts";
import type { Instant } from "./instant.ts";
import type { LocalDate } from "./local-date.ts";
import type { LocalTime } from "./local-time.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whose English puts day and month in that order; years stand first in no English by itself. */
const localeOfOrder: Readonly<Record<DateOrder, string | undefined>> = {
  automatic: undefined,
  dayFirst: "en-GB",
  monthFirst: "en-US",
  yearFirst: "en-US",
};

/**
 * The wall time of an instant in a zone: "22:00" or "10:00 PM". This and all below follow the
 * formats of the present reader, unless a locale is given, which then decides alone.
 */
export function formatTime(instant: Instant, timeZone: string, locale?: string): string {
  const options = { timeStyle: "short", timeZone, ...cycle(locale) } as const;
  return formatOf(locale, options).format(new Date(instant));
}

/** From-to in a zone, "22:00-06:00"; a span without an end says so with the word given. */
export function formatSpan(
  span: { startsAt: Instant; endsAt: Instant | null },
  timeZone: string,
  now = "now",
): string {
  const end = span.endsAt === null ? now : formatTime(span.endsAt, timeZone);
  return `${formatTime(span.startsAt, timeZone)}–${end}`;
}

/** A wall time that belongs to no day, such as an opening hour: "09:30" or "9:30 AM". */
export function formatLocalTime(time: LocalTime, locale?: string): string {
  return formatTime(`1970-01-01T${time}:00.000Z`, "UTC", locale);
}

/** A local day as the locale writes it, with its weekday: "Fri 20 Nov". */
export function formatDay(day: LocalDate, locale?: string): string {
  return dayOf(day, { weekday: "short", day: "numeric", month: "short" }, locale);
}

/** A local day in full, for headings: "Friday 20 November". */
export function formatLongDay(day: LocalDate, locale?: string): string {
  return dayOf(day, { weekday: "long", day: "numeric", month: "long" }, locale);
}

/** The weekday alone, "Friday", or short, "Fri". */
export function formatWeekday(day: LocalDate, length: "long" | "short", locale?: string): string {
  return dayOf(day, { weekday: length }, locale);
}

/** A local day with its year: "20 Nov 2026"; "2026-11-20" for whoever puts the year first. */
export function formatDate(day: LocalDate, locale?: string): string {
  if (isYearFirst(locale)) return day;
  return dayOf(day, { day: "numeric", month: "short", year: "numeric" }, locale);
}

/** Day and time of an instant in a zone: "20 Nov 2026, 22:00". */
export function formatDayTime(instant: Instant, timeZone: string, locale?: string): string {
  if (isYearFirst(locale)) {
    const day = formatOf("sv-SE", { dateStyle: "short", timeZone }).format(new Date(instant));
    return `${day}, ${formatTime(instant, timeZone)}`;
  }
  const options = { dateStyle: "medium", timeStyle: "short", timeZone, ...cycle(locale) } as const;
  return formatOf(locale ?? presentLocale(), options).format(new Date(instant));
}

/** True when the present reader's clock starts again at noon. */
export function countsToTwelve(locale?: string): boolean {
  const { clock } = presentFormats();
  if (locale === undefined && clock !== "automatic") return clock === "12";
  return formatOf(locale, { hour: "numeric" }).resolvedOptions().hour12 === true;
}

function dayOf(day: LocalDate, options: Intl.DateTimeFormatOptions, locale?: string): string {
  const format = formatOf(locale ?? presentLocale(), { ...options, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00.000Z`));
}

function presentLocale(): string | undefined {
  return localeOfOrder[presentFormats().dateOrder];
}

function isYearFirst(locale: string | undefined): boolean {
  return locale === undefined && presentFormats().dateOrder === "yearFirst";
}

/** The order of a date says nothing about the clock, so that comes from choice or device. */
function cycle(locale: string | undefined): { hourCycle?: "h12" | "h23" } {
  const { clock, dateOrder } = presentFormats();
  const isDevice = clock === "automatic" && dateOrder === "automatic";
  if (locale !== undefined || isDevice) return {};
  return { hourCycle: countsToTwelve() ? "h12" : "h23" };
}

/** Making an Intl format costs a hundred times its use, so each is made once. */
function formatOf(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale ?? ""}|${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}
