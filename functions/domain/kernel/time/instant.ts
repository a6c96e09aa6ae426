import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";
import { dayNumberOf, daysInMonth } from "./civil-day.ts";

const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u;

/** The first and the last instant that is stored; no employment began earlier. */
const FIRST = "1900-01-01T00:00:00.000Z";
const LAST = "2200-12-31T23:59:59.999Z";

/**
 * A point in time from 1900 to 2200, ISO 8601 in UTC with milliseconds; instants sort as their text
 * does.
 */
export const instantSchema = z.string().check(
  z.regex(FORM, issue("notAnInstant")),
  z.refine((text) => isInstant(text), issue("noSuchInstant")),
  z.refine((text) => text >= FIRST && text <= LAST, issue("instantOutOfRange")),
);
export type Instant = z.infer<typeof instantSchema>;

/** An instant that a person enters, for work or a plan: from 2000 to 2199. */
export const enteredInstantSchema = instantSchema.check(
  z.refine((text) => text >= "2000" && text < "2200", issue("enteredInstantOutOfRange")),
);

/** True if the text is an instant: the exact form, and a time that exists. */
export function isInstant(text: string): boolean {
  if (!FORM.test(text)) return false;
  const [month, day] = [digits(text, 5), digits(text, 8)];
  if (month < 1 || month > 12 || day < 1) return false;
  if (digits(text, 11) > 23 || digits(text, 14) > 59 || digits(text, 17) > 59) return false;
  return day <= 28 || day <= daysInMonth(yearOf(text), month);
}

/**
 * Whole seconds since 1970-01-01T00:00Z. Milliseconds are cut off at every instant alike, so that
 * spans which touch still add up to the span that they make together.
 */
export function epochSeconds(instant: Instant): number {
  const day = dayNumberOf(yearOf(instant), digits(instant, 5), digits(instant, 8));
  const minutes = day * 1440 + digits(instant, 11) * 60 + digits(instant, 14);
  return minutes * 60 + digits(instant, 17);
}

/** The instant `seconds` after 1970-01-01T00:00Z. */
export function instantFromSeconds(seconds: number): Instant {
  return instantFromMilliseconds(seconds * 1000);
}

/** The instant `milliseconds` after 1970-01-01T00:00Z: what `Date.now()` counts. */
export function instantFromMilliseconds(milliseconds: number): Instant {
  return new Date(milliseconds).toISOString();
}

/** Seconds that pass from one instant to another; negative when `to` is the earlier one. */
export function elapsedSeconds(from: Instant, to: Instant): number {
  return epochSeconds(to) - epochSeconds(from);
}

/** Milliseconds that pass from one instant to another, for clocks that are compared to less. */
export function elapsedMilliseconds(from: Instant, to: Instant): number {
  return Date.parse(to) - Date.parse(from);
}

/** The instant `milliseconds` before another. */
export function instantBefore(instant: Instant, milliseconds: number): Instant {
  return instantFromMilliseconds(Date.parse(instant) - milliseconds);
}

/** The instant `seconds` after another, or before it when they are negative. */
export function instantAfter(instant: Instant, seconds: number): Instant {
  return instantFromSeconds(epochSeconds(instant) + seconds);
}

/**
 * The instant at which the minute of another one begins. No zone has offsets of part of a minute.
 */
export function startOfMinute(instant: Instant): Instant {
  return `${instant.slice(0, 16)}:00.000Z`;
}

/** The number that two digits of the text make: ten times as fast as `Date.parse`. */
function digits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}

function yearOf(text: string): number {
  return digits(text, 0) * 100 + digits(text, 2);
}
