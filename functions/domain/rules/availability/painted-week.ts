import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { addDays, weekdayOf } from "../../kernel/time/local-date.ts";
import { secondsOfDay } from "../../kernel/time/local-time.ts";
import type {
  AvailabilityEntry,
  AvailabilityKind,
  AvailabilityTimes,
  StatedKind,
} from "../../records/employees/availability.ts";
import { inOrderOfWeight } from "./held-times.ts";

export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/**
 * What is painted: the weeks from this one on, by the weekly entries, or the days of one week, by
 * all entries.
 */
export type PaintScope = "everyWeek" | "oneWeek";

/** What may be said of a minute, by its number in a week of minutes; null says nothing. */
const codes: readonly (AvailabilityKind | null)[] = [null, "unavailable", "preferred", "available"];
export const UNTOUCHED = codes.length;

/** The number by which a week of minutes holds a kind. */
export function codeOf(kind: AvailabilityKind | null): number {
  return codes.indexOf(kind);
}

/** The kind of a number; null for a minute of which nothing is said. */
export function kindOf(code: number): AvailabilityKind | null {
  return codes[code] ?? null;
}

/** What holds in each minute of a week of wall time, from the first day on, by numbers. */
export type PaintedWeek = Readonly<Uint8Array>;

/** What was painted in each minute of a week, by numbers; `UNTOUCHED` where nothing was. */
export type Strokes = Readonly<Uint8Array>;

export const noStrokes: Strokes = new Uint8Array(WEEK_MINUTES).fill(UNTOUCHED);

/** A part of a day in minutes from midnight; the end, above 1,440 on the next day, is left out. */
export interface MinuteSpan {
  start: number;
  end: number;
}

/** Returns what entries say in a week, by the clock on the wall, whatever it does that week. */
export function readWeek(
  entries: readonly AvailabilityEntry[],
  weekStart: LocalDate,
  scope: PaintScope,
): PaintedWeek {
  const minutes = new Uint8Array(WEEK_MINUTES);
  const days = daysOf(weekStart);
  const read = scope === "oneWeek" ? entries : entries.filter(({ weekdays }) => weekdays !== null);
  for (const entry of inOrderOfWeight(read)) {
    const code = entry.kind === "available" ? 0 : codeOf(entry.kind);
    const { start, end } = spanOf(entry.times);
    for (const { from, day, weekday } of days) {
      if (day < entry.from || (entry.until !== null && day > entry.until)) continue;
      if (entry.weekdays?.includes(weekday) === false) continue;
      const first = Math.max(0, from + start);
      minutes.fill(code, first, Math.max(first, from + end));
    }
  }
  return minutes;
}

interface ReadDay {
  day: LocalDate;
  weekday: Weekday;
  /** Its first minute in the week. */
  from: number;
}

/** A night that begins on the day before the week reaches into it. */
function daysOf(weekStart: LocalDate): ReadDay[] {
  return Array.from({ length: 8 }, (_, index) => {
    const day = addDays(weekStart, index - 1);
    return { day, weekday: weekdayOf(day), from: (index - 1) * DAY_MINUTES };
  });
}

/** The minutes of an entry on a day that it is about; without times the whole day. */
export function spanOf(times: AvailabilityTimes | null): MinuteSpan {
  if (times === null) return { start: 0, end: DAY_MINUTES };
  const [start = 0, end = 0] = [times.startsAtLocal, times.endsAtLocal].map(
    (time) => secondsOfDay(time) / 60,
  );
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

/** The week with what was painted over it. */
export function paintedOver(week: PaintedWeek, strokes: Strokes): PaintedWeek {
  return week.map((code, minute) => {
    const painted = strokes[minute] ?? UNTOUCHED;
    return painted === UNTOUCHED ? code : painted;
  });
}

/** A rectangle of a week: days from its first, 0 to 6, the last one in; minutes of each day. */
export interface PaintedBox extends MinuteSpan {
  firstDay: number;
  lastDay: number;
}

/** The strokes with one more: a kind, or null for times that are available again. */
export function stroke(strokes: Strokes, box: PaintedBox, kind: StatedKind | null): Strokes {
  const after = new Uint8Array(strokes);
  for (let day = box.firstDay; day <= box.lastDay; day += 1) {
    const from = day * DAY_MINUTES;
    after.fill(codeOf(kind), from + box.start, from + box.end);
  }
  return after;
}

/** True for weeks that say the same. */
export function isSameWeek(a: PaintedWeek, b: PaintedWeek): boolean {
  for (let minute = 0; minute < WEEK_MINUTES; minute += 1)
    if (a[minute] !== b[minute]) return false;
  return true;
}
