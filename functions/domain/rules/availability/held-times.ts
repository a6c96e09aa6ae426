import type { Interval } from "../../kernel/time/interval.ts";
import { intersect, subtractAll } from "../../kernel/time/interval.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, weekdayOf } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { dayStart, localDateAt, resolveWallTime } from "../../kernel/time/zone.ts";
import type { AvailabilityEntry, StatedKind } from "../../records/employees/availability.ts";

/** A person's availability, and the home zone of its wall times. */
export interface Said {
  entries: readonly AvailabilityEntry[];
  timeZone: string;
}

/** A stretch of time about which an entry has the last word; `endsAt` is not part of it. */
export interface HeldTime extends Interval<Instant> {
  entry: StatedEntry;
  /** The local day in the person's zone on which the entry's own time began. */
  day: LocalDate;
}

/** The availability for a stretch of a day, from any of the entries. */
export interface DayPart extends Interval<Instant> {
  kind: StatedKind;
  isWholeDay: boolean;
}

type StatedEntry = AvailabilityEntry & { kind: StatedKind };

type Span = Interval<Instant>;

/**
 * Returns the availability within a span, in order of time: an entry for a span of days wins over
 * weekly ones, and among equals the one further down the list wins. Times that no entry covers, and
 * those of an entry that says available, are left out. Compared by instants: `timeZone` is the
 * person's home zone, in which an entry's wall times are resolved on each day; a night of changing
 * clocks is longer or shorter than they look.
 */
export function heldTimes(
  entries: readonly AvailabilityEntry[],
  span: Span,
  timeZone: string,
): HeldTime[] {
  const days = daysAround(span, timeZone);
  let held: Held[] = [];
  for (const entry of inOrderOfWeight(entries)) {
    for (const day of days.filter((one) => isAbout(entry, one))) {
      const piece = intersect(spanOn(entry, day, timeZone), span);
      if (piece === null || piece.startsAt >= piece.endsAt) continue;
      held = [...held.flatMap((earlier) => without(earlier, piece)), { ...piece, entry, day }];
    }
  }
  return held
    .flatMap(({ entry, ...time }) => (isStated(entry) ? { ...time, entry } : []))
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

type Held = Omit<HeldTime, "entry"> & { entry: AvailabilityEntry };

function isStated(entry: AvailabilityEntry): entry is StatedEntry {
  return entry.kind !== "available";
}

/** The times within a shift, or another span, at which the person is not available. */
export function unavailableTimes(
  entries: readonly AvailabilityEntry[],
  span: Span,
  timeZone: string,
): HeldTime[] {
  return heldTimes(entries, span, timeZone).filter(({ entry }) => entry.kind === "unavailable");
}

/**
 * Returns the availability on a calendar day of `dayZone`, which may be another zone than the
 * person's. Adjacent stretches with the same availability are one.
 */
export function availabilityOn(
  entries: readonly AvailabilityEntry[],
  day: LocalDate,
  zones: { timeZone: string; dayZone: string },
): DayPart[] {
  const whole = spanOfDay(day, zones.dayZone);
  const parts: DayPart[] = [];
  for (const { entry, startsAt, endsAt } of heldTimes(entries, whole, zones.timeZone)) {
    const last = parts.at(-1);
    if (last?.kind === entry.kind && last.endsAt === startsAt) last.endsAt = endsAt;
    else parts.push({ kind: entry.kind, startsAt, endsAt, isWholeDay: false });
  }
  return parts.map((part) => ({ ...part, isWholeDay: isSame(part, whole) }));
}

/** True once the last day of an entry is over; weekly entries without an end never are. */
export function isOver({ until }: AvailabilityEntry, today: LocalDate): boolean {
  return until !== null && until < today;
}

/** Weekly entries, then those for a span of days; each overrides those before it. */
export function inOrderOfWeight(entries: readonly AvailabilityEntry[]): AvailabilityEntry[] {
  const isWeekly = ({ weekdays }: AvailabilityEntry) => weekdays !== null;
  return [...entries.filter(isWeekly), ...entries.filter((entry) => !isWeekly(entry))];
}

/** The local days whose entries may reach into the span: a night begins on the day before. */
function daysAround({ startsAt, endsAt }: Span, timeZone: string): LocalDate[] {
  const last = localDateAt(endsAt, timeZone);
  const days: LocalDate[] = [];
  for (let day = addDays(localDateAt(startsAt, timeZone), -1); day <= last; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

/** True if an entry is about a day, which for a night is the one on which it begins. */
export function isAbout({ weekdays, from, until }: AvailabilityEntry, day: LocalDate): boolean {
  if (day < from || (until !== null && day > until)) return false;
  return weekdays?.includes(weekdayOf(day)) ?? true;
}

function spanOn({ times }: AvailabilityEntry, day: LocalDate, timeZone: string): Span {
  if (times === null) return spanOfDay(day, timeZone);
  const { startsAtLocal, endsAtLocal } = times;
  const endDay = endsAtLocal > startsAtLocal ? day : addDays(day, 1);
  return {
    startsAt: momentOf(day, startsAtLocal, { timeZone, repeated: "first" }),
    endsAt: momentOf(endDay, endsAtLocal, { timeZone, repeated: "second" }),
  };
}

function spanOfDay(day: LocalDate, timeZone: string): Span {
  return { startsAt: dayStart(day, timeZone), endsAt: dayStart(addDays(day, 1), timeZone) };
}

/**
 * A time that the clocks skip becomes the moment of the jump. A time that the clocks show twice
 * makes the stretch longer, so that no one is planned in an hour the employee may have meant.
 */
function momentOf(
  day: LocalDate,
  time: LocalTime,
  { timeZone, repeated }: { timeZone: string; repeated: "first" | "second" },
): Instant {
  const found = resolveWallTime(day, time, timeZone);
  return found.kind === "repeated" ? found[repeated] : found.instant;
}

function without(held: Held, piece: Span): Held[] {
  return subtractAll(held, [piece]).map((left) => ({ ...held, ...left }));
}

function isSame(a: Span, b: Span): boolean {
  return a.startsAt === b.startsAt && a.endsAt === b.endsAt;
}
