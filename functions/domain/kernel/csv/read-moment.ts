import type { Instant } from "../time/instant.ts";
import { instantAfter } from "../time/instant.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { LocalTime } from "../time/local-time.ts";
import { parseLocalTime } from "../time/local-time.ts";
import { resolveWallTime } from "../time/zone.ts";
import type { DayOrder } from "./read-day.ts";
import { readDay } from "./read-day.ts";

/** A time of day as clocks write it, to the second. */
export interface ClockTime {
  time: LocalTime;
  /** From 0 to 59. */
  seconds: number;
}

/** A moment of a file: an instant where the cell tells its UTC offset, else a wall time. */
export type FileMoment =
  | { kind: "instant"; instant: Instant }
  | ({ kind: "wall"; day: LocalDate } & ClockTime);

const SECONDS = /^(\d{1,2}[:.]\d{2})[:.](\d{2})(?:[.,]\d+)?\s*(.*)$/u;

/** Reads "08:58", "8:58:31 AM", "0858" or "17.30"; null when it is no time of day. */
export function readClockTime(text: string): ClockTime | null {
  const [, main, seconds, half = ""] = SECONDS.exec(text.trim()) ?? [];
  const time = parseLocalTime(main === undefined ? text : `${main} ${half}`.trim());
  if (time === null || Number(seconds ?? 0) > 59) return null;
  return { time, seconds: Number(seconds ?? 0) };
}

/**
 * The day that a clock wrote: as `readDay`, also with a weekday in front and with two digits of the
 * year, which are of this century. Null when it names none.
 */
export function readClockDay(text: string, order: DayOrder): LocalDate | null {
  const bare = text.trim().replace(/^\p{L}+\.?,?\s+(?=\d)/u, "");
  const [, first, sign, second, year] = SHORT_DAY.exec(bare) ?? [];
  if (first === undefined || second === undefined || year === undefined)
    return readDay(bare, order);
  const divider = sign === "." ? "." : "/";
  const whole = year.length === 2 ? `20${year}` : year;
  return readDay([first, second, whole].join(divider), order);
}

const SHORT_DAY = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})$/u;

const WITH_OFFSET =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?$/u;
const DAY_AND_TIME = /^((?:\p{L}+\.?,?\s+)?[\d./-]+)(?:[T,\s]+)(\d.*)$/u;

/** Reads a cell with day and time, "2026-03-09T08:58-05:00" or "3/9/26 8:58 AM"; null for others. */
export function readMoment(text: string, order: DayOrder): FileMoment | null {
  const cell = text.trim();
  const exact = WITH_OFFSET.exec(cell);
  if (exact !== null) return withOffset(exact);
  const [, year, month, date, hour, minute, second = "00"] = COMPACT.exec(cell) ?? [];
  if (year !== undefined) {
    return wallMoment(`${year}-${month}-${date}`, `${hour}:${minute}:${second}`, order);
  }
  const [, day, time] = DAY_AND_TIME.exec(cell) ?? [];
  return day === undefined || time === undefined ? null : wallMoment(day, time, order);
}

function withOffset([, day, time, seconds = "00", offset]: RegExpExecArray): FileMoment | null {
  const millis = Date.parse(`${day}T${time}:${seconds}${offset}`);
  return Number.isNaN(millis) ? null : { kind: "instant", instant: new Date(millis).toISOString() };
}

/** The wall time of two cells, a day and a time; null where one of them cannot be read. */
export function wallMoment(day: string, time: string, order: DayOrder): FileMoment | null {
  const date = readClockDay(day, order);
  const clock = readClockTime(time);
  return date === null || clock === null ? null : { kind: "wall", day: date, ...clock };
}

/**
 * The instant of a moment at a place with that zone; `missing` and `repeated` where the clocks
 * changed, so that no instant or two show that time.
 */
export function instantOfMoment(
  moment: FileMoment,
  timeZone: string,
): { kind: "exact"; instant: Instant } | { kind: "missing" | "repeated" } {
  if (moment.kind === "instant") return { kind: "exact", instant: moment.instant };
  const found = resolveWallTime(moment.day, moment.time, timeZone);
  if (found.kind !== "exact") return { kind: found.kind };
  return { kind: "exact", instant: instantAfter(found.instant, moment.seconds) };
}

/**
 * The order of day and month in which a file writes its days, by a day above 12 in one of them; the
 * order of the country where none tells, or where the days contradict each other.
 */
export function dayOrderIn(cells: readonly string[], usual: DayOrder): DayOrder {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] =
      /^(?:\p{L}+\.?,?\s+)?(\d{1,2})[/-](\d{1,2})[/-]\d/u.exec(cell.trim()) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isDayFirst = pairs.some(([first]) => first > 12);
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  if (isDayFirst === isMonthFirst) return usual;
  return isDayFirst ? "day" : "month";
}
