import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, weekdayOf, weekdays } from "../../kernel/time/local-date.ts";
import { localTimeOf } from "../../kernel/time/local-time.ts";
import type {
  AvailabilityEntry,
  AvailabilityKind,
  AvailabilityTimes,
} from "../../records/employees/availability.ts";
import type { MinuteSpan } from "./painted-week.ts";
import { DAY_MINUTES, kindOf, WEEK_MINUTES } from "./painted-week.ts";

/** A stretch of one kind that begins on a day of a week, 0 to 6. */
export interface Piece extends MinuteSpan {
  kind: AvailabilityKind;
  day: number;
}

/**
 * How nights become pieces: cut at midnight, whole, or whole also from the last day of the week
 * into its first.
 */
export type Nights = "cut" | "whole" | "wrapped";

/** Kinds of minutes by their numbers, as a painted week has them. */
type Minutes = Readonly<Uint8Array>;

/** Returns the stretches of a week's minutes, days that are filled by themselves. */
export function piecesOf(minutes: Minutes, nights: Nights): Piece[] {
  const pieces = Array.from({ length: 7 }, (_, day) => runsOf(minutes, day)).flat();
  return nights === "cut" ? pieces : withNights(pieces, nights === "wrapped");
}

function runsOf(minutes: Minutes, day: number): Piece[] {
  const runs: Piece[] = [];
  for (let minute = 0; minute < DAY_MINUTES; minute += 1) {
    const kind = kindOf(minutes[day * DAY_MINUTES + minute] ?? 0);
    const last = runs.at(-1);
    if (kind === null) continue;
    if (last?.kind === kind && last.end === minute) last.end = minute + 1;
    else runs.push({ kind, day, start: minute, end: minute + 1 });
  }
  return runs;
}

/** Joins the end of a day with the beginning of the next, unless either is a whole day. */
function withNights(pieces: readonly Piece[], isWrapped: boolean): Piece[] {
  const mornings = pieces.filter(({ start, end }) => start === 0 && end < DAY_MINUTES);
  const joined = new Map<Piece, Piece>();
  for (const evening of pieces) {
    if (evening.end !== DAY_MINUTES || evening.start === 0) continue;
    if (evening.day === 6 && !isWrapped) continue;
    const next = (evening.day + 1) % 7;
    const morning = mornings.find(({ day, kind }) => day === next && kind === evening.kind);
    if (morning !== undefined && morning.end < evening.start) joined.set(evening, morning);
  }
  const taken = new Set(joined.values());
  return pieces
    .filter((piece) => !taken.has(piece))
    .map((piece) => ({ ...piece, end: piece.end + (joined.get(piece)?.end ?? 0) }));
}

/** The pieces as weekly entries, one for all days with the same times. */
export function weeklyEntries(
  pieces: readonly Piece[],
  { weekStart, ...terms }: Pick<AvailabilityEntry, "from" | "until" | "note"> & WeekOfPieces,
): AvailabilityEntry[] {
  return groupsOf(pieces).map((same) => {
    const days = new Set(same.map(({ day }) => weekdayOf(addDays(weekStart, day))));
    const { kind, times } = stated(same);
    return { kind, times, ...terms, weekdays: weekdays.filter((one) => days.has(one)) };
  });
}

/** The pieces as entries for days, one for a row of days with the same times. */
export function datedEntries(
  pieces: readonly Piece[],
  { weekStart }: WeekOfPieces,
): AvailabilityEntry[] {
  return groupsOf(pieces).flatMap((same) => {
    const days = same.map(({ day }) => day).toSorted((a, b) => a - b);
    const firsts = days.filter((day) => !days.includes(day - 1));
    return firsts.map((first) => {
      const last = days.find((day) => day >= first && !days.includes(day + 1)) ?? first;
      const [from, until] = [addDays(weekStart, first), addDays(weekStart, last)];
      return { ...stated(same), weekdays: null, from, until, note: "" };
    });
  });
}

interface WeekOfPieces {
  weekStart: LocalDate;
}

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const key = ({ kind, start, end }: Piece) => `${kind} ${start} ${end}`;
  return [...Map.groupBy(pieces, key).values()];
}

function stated([first]: readonly Piece[]): {
  kind: AvailabilityKind;
  times: AvailabilityTimes | null;
} {
  if (first === undefined) throw new TypeError("nothing is stated");
  const { kind, start, end } = first;
  if (end - start === DAY_MINUTES && start === 0) return { kind, times: null };
  const [startsAtLocal, endsAtLocal] = [localTimeOf(start * 60), localTimeOf(end * 60)];
  return { kind, times: { startsAtLocal, endsAtLocal } };
}

/** What is left of a weekly entry's stretch, which may reach into the next day, without minutes. */
export function piecesWithout(
  { kind, day, start, end }: Piece,
  isErased: (minute: number) => boolean,
): Piece[] {
  const left: Piece[] = [];
  for (let at = start; at < end; at += 1) {
    if (isErased((day * DAY_MINUTES + at) % WEEK_MINUTES)) continue;
    const last = left.at(-1);
    if (last?.end === at) last.end = at + 1;
    else left.push({ kind, day, start: at, end: at + 1 });
  }
  return left;
}
