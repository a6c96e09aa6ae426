import type { Instant } from "./instant.ts";
import type { LocalDate } from "./local-date.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall time of an instant in a zone, as the locale writes it: "22:00" or "10:00 PM". */
export function formatTime(instant: Instant, timeZone: string, locale?: string): string {
  const options = { timeStyle: "short", timeZone } as const;
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

/** A local day as the locale writes it, with its weekday: "Fri 20 Nov". */
export function formatDay(day: LocalDate, locale?: string): string {
  const options = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return formatOf(locale, options).format(new Date(`${day}T00:00:00.000Z`));
}

/** A local day in full, for headings: "Friday 20 November". */
export function formatLongDay(day: LocalDate, locale?: string): string {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return formatOf(locale, options).format(new Date(`${day}T00:00:00.000Z`));
}

/** The weekday alone, "Friday", or short, "Fri". */
export function formatWeekday(day: LocalDate, length: "long" | "short", locale?: string): string {
  const options = { weekday: length, timeZone: "UTC" } as const;
  return formatOf(locale, options).format(new Date(`${day}T00:00:00.000Z`));
}

/** A local day with its year: "20 Nov 2026". */
export function formatDate(day: LocalDate, locale?: string): string {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return formatOf(locale, options).format(new Date(`${day}T00:00:00.000Z`));
}

/** Day and time of an instant in a zone: "20 Nov 2026, 22:00". */
export function formatDayTime(instant: Instant, timeZone: string, locale?: string): string {
  const options = { dateStyle: "medium", timeStyle: "short", timeZone } as const;
  return formatOf(locale, options).format(new Date(instant));
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
