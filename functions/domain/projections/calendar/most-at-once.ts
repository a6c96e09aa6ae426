import { lastDayOf } from "./calendar-items.ts";
import type { CalendarItem } from "./calendar-items.ts";

/**
 * Returns the greatest number of items that overlap at one wall time. Items without times and items
 * of several days are not counted: they are shown above the hours. An item that begins when another
 * one ends does not overlap it.
 */
export function mostAtOnce(items: readonly CalendarItem[]): number {
  const changes = items.flatMap((item) => {
    const { times, from, until } = item;
    if (times === null || from !== until) return [];
    return [
      { at: `${from} ${times.startsAtLocal}`, change: 1 },
      { at: `${lastDayOf(item)} ${times.endsAtLocal}`, change: -1 },
    ];
  });
  const inOrder = changes.toSorted((a, b) => a.at.localeCompare(b.at) || a.change - b.change);
  let [now, most] = [0, 0];
  for (const { change } of inOrder) {
    now += change;
    most = Math.max(most, now);
  }
  return most;
}
