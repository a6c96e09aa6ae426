import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import { dayNumberOf } from "../../kernel/time/civil-day.ts";
import {
  localDateAt,
  localTimeAt,
  offsetAt,
  resolveWallTime,
  wallSecondsAt,
} from "../../kernel/time/zone.ts";
import { segmentsBetween } from "../../kernel/time/zone-offsets.ts";

const DAY_SECONDS = 86_400;

/** The zone and the instants of an entry. */
export interface ZonedSpan {
  timeZone: string;
  startsAt: Instant;
  endsAt: Instant;
}

/**
 * Returns the lines of a VTIMEZONE (RFC 5545, section 3.6.5) for each zone of the entries, in order
 * of their names: an observance for each change of the clocks from the year before the first entry
 * to the year after the last one, without rules of recurrence. Whole years keep the text the same
 * while entries change within them.
 */
export function zoneLines(spans: readonly ZonedSpan[]): string[] {
  const byZone = Map.groupBy(
    spans.filter(({ timeZone }) => timeZone !== "UTC"),
    ({ timeZone }) => timeZone,
  );
  return [...byZone]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([timeZone, used]) => timezone(timeZone, yearsOf(used)));
}

function yearsOf(spans: readonly ZonedSpan[]): { first: number; last: number } {
  const years = spans.flatMap(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((instant) => Number(instant.slice(0, 4))),
  );
  return { first: Math.min(...years) - 1, last: Math.max(...years) + 1 };
}

function timezone(timeZone: string, { first, last }: { first: number; last: number }): string[] {
  const from = dayNumberOf(first, 1, 1) * DAY_SECONDS;
  const until = dayNumberOf(last + 1, 1, 1) * DAY_SECONDS;
  const segments = segmentsBetween(from, until, timeZone);
  const least = Math.min(...segments.map(({ offset }) => offset));
  const changes = segments.filter(
    ({ offset }, index) => index === 0 || offset !== segments[index - 1]?.offset,
  );
  const observances = changes.flatMap(({ offset }, index) => {
    const at = index === 0 ? from : (changes[index]?.from ?? from);
    return observance({ at, timeZone, isFirst: index === 0, isDaylight: offset > least });
  });
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...observances, "END:VTIMEZONE"];
}

interface Observance {
  /** Seconds since 1970 at which the clocks change. */
  at: number;
  timeZone: string;
  /** Without a change before it. */
  isFirst: boolean;
  isDaylight: boolean;
}

function observance({ at, timeZone, isFirst, isDaylight }: Observance): string[] {
  const kind = isDaylight ? "DAYLIGHT" : "STANDARD";
  const before = isFirst ? at : at - 1;
  const begins = at - before + wallSecondsAt(before, timeZone);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(instantFromSeconds(begins))}`,
    `TZOFFSETFROM:${offsetText(before, timeZone)}`,
    `TZOFFSETTO:${offsetText(at, timeZone)}`,
    `END:${kind}`,
  ];
}

/** "-0500", "+1030"; with seconds where a zone has them. */
function offsetText(seconds: number, timeZone: string): string {
  return offsetAt(instantFromSeconds(seconds), timeZone).replaceAll(":", "");
}

/**
 * Returns a property with an instant: by the wall of the zone, ";TZID=Europe/Berlin:20261120T090000",
 * or in UTC where the wall shows the time twice: programs disagree which of the two is meant.
 */
export function zonedTime(name: string, instant: Instant, timeZone: string): string {
  if (timeZone === "UTC" || isShownTwice(instant, timeZone)) return `${name}:${utc(instant)}`;
  const wall = wallSecondsAt(epochSeconds(instant), timeZone);
  return `${name};TZID=${timeZone}:${compact(instantFromSeconds(wall))}`;
}

function isShownTwice(instant: Instant, timeZone: string): boolean {
  const day = localDateAt(instant, timeZone);
  return resolveWallTime(day, localTimeAt(instant, timeZone), timeZone).kind === "repeated";
}

/** An instant as a calendar writes it in UTC, "20261120T050000Z". */
export function utc(instant: Instant): string {
  return `${compact(instant)}Z`;
}

function compact(instant: Instant): string {
  return instant.slice(0, 19).replaceAll(/[-:]/gu, "");
}
