import type { WorkId } from "./workweek-input.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { dayNumber, localDateOf } from "../../kernel/time/local-date.ts";
import type { Slice } from "./classify.ts";
import { lineKindOf } from "./pay-lines.ts";
import type { CountedEntry, PeriodHours } from "./work-period.ts";

/** Worked seconds by kind; the three kinds add up to `workedSeconds`. */
export interface HoursByKind {
  workedSeconds: number;
  regularSeconds: number;
  overtimeSeconds: number;
  doubletimeSeconds: number;
}

/** Hours of a week: in sum, by workday (every day of it) and by entry (those that touch it). */
export interface HoursTotals extends HoursByKind {
  unpaidBreakSeconds: number;
  days: (HoursByKind & { day: LocalDate })[];
  entries: (HoursByKind & { entryId: WorkId })[];
}

/** The days asked for: `firstIndex` is where they begin within the counted period. */
export interface HoursWindow {
  firstDay: LocalDate;
  firstIndex: number;
  days: number;
}

/** Returns the empty totals of a refused calculation; its violations say why. */
export function noHours(): HoursTotals {
  return { ...emptyKinds(), unpaidBreakSeconds: 0, days: [], entries: [] };
}

/** Adds the slices of a period up, for the days of the window. */
export function sumHours(hours: PeriodHours, window: HoursWindow): HoursTotals {
  const total = emptyKinds();
  const days = daysOf(window);
  const byEntry = hours.counted.map(({ entry }) => noHoursOfEntry(entry.id));
  for (const slice of hours.slices) {
    const day = days[slice.day - window.firstIndex];
    if (!day) continue;
    addTo(total, slice);
    addTo(day, slice);
    const entry = byEntry[slice.entry];
    if (entry) addTo(entry, slice);
  }
  const from = hours.boundaries[window.firstIndex] ?? 0;
  const to = hours.boundaries[window.firstIndex + window.days] ?? 0;
  const entries = byEntry.filter((entry, index) => {
    const startsAt = hours.counted[index]?.payable.startsAt ?? to;
    return entry.workedSeconds > 0 || (startsAt >= from && startsAt < to);
  });
  let unpaidBreakSeconds = breakSeconds(hours.counted, from, to);
  days.forEach((_, offset) => {
    unpaidBreakSeconds += hours.deductedByDay.get(window.firstIndex + offset) ?? 0;
  });
  return { ...total, unpaidBreakSeconds, days, entries };
}

function breakSeconds(counted: readonly CountedEntry[], from: number, to: number): number {
  let seconds = 0;
  for (const { payable } of counted) {
    if (payable.unpaid.length === 0) continue;
    const within = (span: { startsAt: number; endsAt: number }) =>
      Math.max(0, Math.min(span.endsAt, to) - Math.max(span.startsAt, from));
    seconds += payable.worked.reduce((left, span) => left - within(span), within(payable));
  }
  return seconds;
}

function daysOf({ firstDay, days }: HoursWindow): HoursTotals["days"] {
  const first = dayNumber(firstDay);
  const list: HoursTotals["days"] = [];
  for (let offset = 0; offset < days; offset += 1) {
    list.push({
      day: localDateOf(first + offset),
      workedSeconds: 0,
      regularSeconds: 0,
      overtimeSeconds: 0,
      doubletimeSeconds: 0,
    });
  }
  return list;
}

function noHoursOfEntry(entryId: WorkId): HoursTotals["entries"][0] {
  return {
    entryId,
    workedSeconds: 0,
    regularSeconds: 0,
    overtimeSeconds: 0,
    doubletimeSeconds: 0,
  };
}

function emptyKinds(): HoursByKind {
  return { workedSeconds: 0, regularSeconds: 0, overtimeSeconds: 0, doubletimeSeconds: 0 };
}

function addTo(sum: HoursByKind, { seconds, percent }: Slice): void {
  sum.workedSeconds += seconds;
  const kind = lineKindOf(percent);
  if (kind === "regular") sum.regularSeconds += seconds;
  else if (kind === "overtime") sum.overtimeSeconds += seconds;
  else sum.doubletimeSeconds += seconds;
}
