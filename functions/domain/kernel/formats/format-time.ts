import type { DateOrder, Formats } from "./formats.ts";
import { presentFormats } from "./formats.ts";
import type { Instant } from "../time/instant.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { LocalTime } from "../time/local-time.ts";

const writers = new Map<string, Intl.DateTimeFormat>();

/** The English locale with that order of day and month; no English puts the year first. */
const localeOfOrder: Readonly<Record<DateOrder, string | undefined>> = {
  automatic: undefined,
  dayFirst: "en-GB",
  monthFirst: "en-US",
  yearFirst: "en-US",
};

/**
 * Returns the wall time of an instant in a zone: "22:00" or "10:00 PM". This function and all below
 * use the formats of the current reader; code that writes for another reader, such as a letter,
 * passes theirs.
 */
export function formatTime(
  instant: Instant,
  timeZone: string,
  formats: Formats = presentFormats(),
): string {
  const options = { timeStyle: "short", timeZone } as const;
  const hourCycle = cycleOf(formats);
  // Only the English of the United States writes both clocks as people do: "6:30 AM", "06:30".
  return hourCycle === null
    ? write(instant, undefined, options)
    : write(instant, "en-US", { ...options, hourCycle });
}

/** From-to in a zone, "22:00–06:00" or "10:00 PM – 6:00 AM"; `now` replaces a missing end. */
export function formatSpan(
  span: { startsAt: Instant; endsAt: Instant | null },
  timeZone: string,
  now = "now",
): string {
  const end = span.endsAt === null ? now : formatTime(span.endsAt, timeZone);
  return fromTo(formatTime(span.startsAt, timeZone), end);
}

/** A wall time that belongs to no day, such as an opening hour: "09:30" or "9:30 AM". */
export function formatLocalTime(time: LocalTime, formats?: Formats): string {
  return formatTime(`1970-01-01T${time}:00.000Z`, "UTC", formats);
}

/** From-to in wall times: "22:00–06:00" or "10:00 PM – 6:00 AM". */
export function formatLocalSpan(
  { startsAtLocal, endsAtLocal }: { startsAtLocal: LocalTime; endsAtLocal: LocalTime },
  formats?: Formats,
): string {
  const [from, to] = [startsAtLocal, endsAtLocal].map((time) => formatLocalTime(time, formats));
  return fromTo(from ?? "", to ?? "", formats);
}

/** From-to for a narrow cell: "22:00–06:00" or "10p–6:30a". */
export function formatShortSpan(
  { startsAtLocal, endsAtLocal }: { startsAtLocal: LocalTime; endsAtLocal: LocalTime },
  formats?: Formats,
): string {
  return `${formatShortTime(startsAtLocal, formats)}–${formatShortTime(endsAtLocal, formats)}`;
}

/** A wall time for a narrow cell: "14:30" or "2:30p". */
export function formatShortTime(time: LocalTime, formats?: Formats): string {
  if (!countsToTwelve(formats)) return time;
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3) === "00" ? "" : time.slice(2);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? "a" : "p"}`;
}

/** Times that hold a space, "6:00 AM", have spaces around the dash too. */
function fromTo(from: string, to: string, formats?: Formats): string {
  return countsToTwelve(formats) ? `${from} – ${to}` : `${from}–${to}`;
}

/** A local day with its weekday: "Fri 20 Nov" or "Fri, Nov 20". */
export function formatDay(day: LocalDate, formats?: Formats): string {
  return dayOf(day, { weekday: "short", day: "numeric", month: "short" }, formats);
}

/** A local day in full, for headings: "Friday 20 November". */
export function formatLongDay(day: LocalDate, formats?: Formats): string {
  return dayOf(day, { weekday: "long", day: "numeric", month: "long" }, formats);
}

/** The weekday alone, "Friday", or short, "Fri". */
export function formatWeekday(day: LocalDate, length: "long" | "short"): string {
  return dayOf(day, { weekday: length });
}

/** A local day with its year: "20 Nov 2026"; "2026-11-20" where the reader puts the year first. */
export function formatDate(day: LocalDate, formats: Formats = presentFormats()): string {
  if (formats.dateOrder === "yearFirst") return day;
  return dayOf(day, { day: "numeric", month: "short", year: "numeric" }, formats);
}

/** Days from-to with what repeats written once: "Nov 15 – 21, 2026". */
export function formatDayRange(
  from: LocalDate,
  until: LocalDate,
  formats: Formats = presentFormats(),
): string {
  if (from === until) return formatDate(from, formats);
  if (formats.dateOrder === "yearFirst") return `${from} – ${until}`;
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const writer = writerOf(localeOfOrder[formats.dateOrder], options);
  return plainSpaces(writer.formatRange(new Date(from), new Date(until)));
}

/** Day and time of an instant in a zone: "20 Nov 2026, 22:00". */
export function formatDayTime(
  instant: Instant,
  timeZone: string,
  formats: Formats = presentFormats(),
): string {
  const day = write(instant, "sv-SE", { dateStyle: "short", timeZone });
  return `${formatDate(day, formats)}, ${formatTime(instant, timeZone, formats)}`;
}

/** True when the reader's clock starts again at noon. */
export function countsToTwelve({ clock }: Formats = presentFormats()): boolean {
  if (clock !== "automatic") return clock === "12";
  return writerOf(undefined, { hour: "numeric" }).resolvedOptions().hour12 === true;
}

function dayOf(
  day: LocalDate,
  options: Intl.DateTimeFormatOptions,
  formats: Formats = presentFormats(),
): string {
  const locale = localeOfOrder[formats.dateOrder];
  return write(`${day}T00:00:00.000Z`, locale, { ...options, timeZone: "UTC" });
}

/** Null leaves the time to the device, where nothing is chosen. */
function cycleOf(formats: Formats): "h12" | "h23" | null {
  if (formats.clock === "automatic" && formats.dateOrder === "automatic") return null;
  return countsToTwelve(formats) ? "h12" : "h23";
}

/**
 * The one place where Intl writes. Its engines disagree about the space before "PM" (U+0020,
 * U+202F); it is an ordinary one here, which people find when they search and mail programs show.
 */
function write(
  instant: Instant,
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  return plainSpaces(writerOf(locale, options).format(new Date(instant)));
}

function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u2009\u202f]/gu, " ");
}

/** Making an Intl format costs a hundred times its use, so each is made once. */
function writerOf(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale ?? ""}|${JSON.stringify(options)}`;
  const known = writers.get(key) ?? new Intl.DateTimeFormat(locale, options);
  writers.set(key, known);
  return known;
}
