import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween, weekStartOf, weekdayOf } from "../../kernel/time/local-date.ts";
import type { AvailabilityEntry } from "../../records/employees/availability.ts";
import { isOver } from "./held-times.ts";
import type { Nights } from "./painted-pieces.ts";
import { datedEntries, piecesOf, piecesWithout, weeklyEntries } from "./painted-pieces.ts";
import type { PaintScope, PaintedWeek, Strokes } from "./painted-week.ts";
import {
  codeOf,
  DAY_MINUTES,
  isSameWeek,
  paintedOver,
  readWeek,
  spanOf,
  UNTOUCHED,
} from "./painted-week.ts";

export interface Painting {
  scope: PaintScope;
  /** The first day of the painted week; for every week, of the present one. */
  weekStart: LocalDate;
  strokes: Strokes;
}

type Entries = readonly AvailabilityEntry[];

/**
 * Returns the entries that say what was painted, and elsewhere what they said before: of every week
 * from the painted one on, or of that week alone. Entries that still hold stay as they are; of the
 * ways to write the rest, one with the fewest entries is taken, and entries that say nothing any
 * more are left out. Days before the painted week may change.
 */
export function entriesAfterPainting(
  entries: Entries,
  painting: Painting,
  today: LocalDate,
): AvailabilityEntry[] {
  const expected = expectedWeeks(entries, painting);
  const says = (some: Entries) =>
    expected.every(({ weekStart, week }) =>
      isSameWeek(readWeek(some, weekStart, painting.scope), week),
    );
  const isLoose = (entry: AvailabilityEntry) =>
    !isOver(entry, today) && isPaintable(entry, painting);
  const found = candidates(entries, painting)
    .filter(says)
    .map((some) => withoutIdle(some, { says, isLoose }));
  return found
    .reduce<Entries>((best, some) => (some.length < best.length ? some : best), found[0] ?? entries)
    .slice();
}

/** Entries that a painting of its kind may replace or leave out. */
function isPaintable(
  { weekdays, from, until }: AvailabilityEntry,
  { scope, weekStart }: Painting,
): boolean {
  if (scope === "everyWeek") return weekdays !== null;
  return weekdays === null && from >= weekStart && until !== null && until < addDays(weekStart, 7);
}

function candidates(entries: Entries, painting: Painting): AvailabilityEntry[][] {
  const nights: Nights[] = ["wrapped", "whole", "cut"];
  const ways = painting.scope === "everyWeek" ? [overWeekly, asOneWeekly] : [overDays, asOnlyDays];
  return ways.flatMap((way) => nights.map((one) => way(entries, painting, one)));
}

/** What is erased is cut from weekly entries, and what is painted comes after them. */
function overWeekly(entries: Entries, painting: Painting, nights: Nights): AvailabilityEntry[] {
  const { weekStart, strokes } = painting;
  const weeks = weeksToRead(entries, painting).map((one) => readWeek(entries, one, "everyWeek"));
  const painted = strokes.map((code, minute) =>
    code === UNTOUCHED || weeks.every((week) => week[minute] === code) ? 0 : code,
  );
  const isErased = (minute: number) => strokes[minute] === 0;
  const kept = entries.flatMap((entry) => cutWeekly(entry, { weekStart, isErased }));
  const terms = { weekStart, from: addDays(weekStart, -1), until: null, note: "" };
  return [...kept, ...weeklyEntries(piecesOf(painted, nights), terms)];
}

/** As `overWeekly`, with all weekly entries that hold without an end and a note written as one. */
function asOneWeekly(entries: Entries, painting: Painting, nights: Nights): AvailabilityEntry[] {
  const { weekStart } = painting;
  const after = overWeekly(entries, painting, nights);
  const isPlain = ({ weekdays, from, until, note }: AvailabilityEntry) =>
    weekdays !== null && until === null && note === "" && from <= weekStart;
  // Read a week later, the night before the first day counts as every other.
  const week = readWeek(after.filter(isPlain), addDays(weekStart, 7), "everyWeek");
  const terms = { weekStart, from: addDays(weekStart, -1), until: null, note: "" };
  const rewritten = weeklyEntries(piecesOf(week, nights), terms);
  const place = after.findIndex(isPlain);
  const before = after.slice(0, Math.max(0, place)).filter((entry) => !isPlain(entry));
  const behind = after.slice(Math.max(0, place)).filter((entry) => !isPlain(entry));
  return [...before, ...rewritten, ...behind];
}

/** What differs in the week comes after the entries that are there, as certain days. */
function overDays(
  entries: Entries,
  { weekStart, strokes }: Painting,
  nights: Nights,
): AvailabilityEntry[] {
  const week = readWeek(entries, weekStart, "oneWeek");
  return [
    ...entries,
    ...datedEntries(daysThatDiffer(week, paintedOver(week, strokes), nights), { weekStart }),
  ];
}

/** As `overDays`, without the entries of the week that have no note: it is written again. */
function asOnlyDays(entries: Entries, painting: Painting, nights: Nights): AvailabilityEntry[] {
  const { weekStart, strokes } = painting;
  const wanted = paintedOver(readWeek(entries, weekStart, "oneWeek"), strokes);
  const kept = entries.filter((entry) => !isPaintable(entry, painting) || entry.note !== "");
  const week = readWeek(kept, weekStart, "oneWeek");
  return [...kept, ...datedEntries(daysThatDiffer(week, wanted, nights), { weekStart })];
}

function daysThatDiffer(week: PaintedWeek, wanted: PaintedWeek, nights: Nights) {
  const painted = wanted.map((code, minute) => {
    if (code === week[minute]) return 0;
    return code === 0 ? codeOf("available") : code;
  });
  return piecesOf(painted, nights === "wrapped" ? "whole" : nights);
}

function cutWeekly(
  entry: AvailabilityEntry,
  { weekStart, isErased }: { weekStart: LocalDate; isErased: (minute: number) => boolean },
): AvailabilityEntry[] {
  const { weekdays, kind, times, until } = entry;
  if (weekdays === null || (until !== null && until < addDays(weekStart, -1))) return [entry];
  const whole = Array.from({ length: 7 }, (_, day) => ({ day, kind, ...spanOf(times) })).filter(
    ({ day }) => weekdays.includes(weekdayOf(addDays(weekStart, day))),
  );
  const left = whole.flatMap((piece) => piecesWithout(piece, isErased));
  const isUncut =
    left.length === whole.length && left.every((one) => lengthOf(one) === lengthOf(whole[0]));
  if (isUncut) return [entry];
  const { from, note } = entry;
  const evenings = left.filter(({ start }) => start < DAY_MINUTES);
  const mornings = left
    .filter(({ start }) => start >= DAY_MINUTES)
    .map((piece) => ({
      ...piece,
      day: (piece.day + 1) % 7,
      start: piece.start - DAY_MINUTES,
      end: piece.end - DAY_MINUTES,
    }));
  // The rest of a night after midnight is on the day after.
  const next = { from: addDays(from, 1), until: until === null ? null : addDays(until, 1), note };
  return [
    ...weeklyEntries(evenings, { weekStart, from, until, note }),
    ...weeklyEntries(mornings, { weekStart, ...next }),
  ];
}

function lengthOf(span: { start: number; end: number } | undefined): number {
  return span === undefined ? 0 : span.end - span.start;
}

/** The entries without those that change nothing, the later ones and those without a note first. */
function withoutIdle(
  entries: Entries,
  {
    says,
    isLoose,
  }: { says: (some: Entries) => boolean; isLoose: (entry: AvailabilityEntry) => boolean },
): AvailabilityEntry[] {
  const loose = entries.filter(isLoose).toReversed();
  const inOrder = [
    ...loose.filter(({ note }) => note === ""),
    ...loose.filter(({ note }) => note !== ""),
  ];
  return inOrder.reduce<AvailabilityEntry[]>(
    (kept, entry) => {
      const rest = kept.filter((one) => one !== entry);
      return says(rest) ? rest : kept;
    },
    [...entries],
  );
}

/** The weeks in which anything may change, and what they then say. */
function expectedWeeks(entries: Entries, painting: Painting) {
  const { scope, weekStart, strokes } = painting;
  return weeksToRead(entries, painting).map((one) => {
    const week = readWeek(entries, one, scope);
    const isPainted = scope === "everyWeek" || one === weekStart;
    return { weekStart: one, week: isPainted ? paintedOver(week, strokes) : week };
  });
}

function weeksToRead(entries: Entries, { scope, weekStart }: Painting): LocalDate[] {
  if (scope === "oneWeek") return [-7, 0, 7].map((days) => addDays(weekStart, days));
  const firstWeekday = weekdayOf(weekStart);
  const turns = entries.flatMap(({ from, until }) => (until === null ? [from] : [from, until]));
  const weeks = turns
    .map((day) => weekStartOf(day, firstWeekday))
    // The night of a last day reaches into the next week, so that only the one after it is free.
    .flatMap((one) => [one, addDays(one, 7), addDays(one, 14)])
    .filter((one) => daysBetween(weekStart, one) > 0);
  return [...new Set([weekStart, addDays(weekStart, 7), ...weeks])];
}
