import { formatDay } from "../time/format.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { PlannedShift, ShiftChange } from "./mail-content.ts";
import { oneLine } from "./one-line.ts";

/** A longer list is for the screen. */
const MOST_CHANGES = 40;

/** Days read the same everywhere: the reader's own format is not known to a mail. */
const locale = "en-GB";

/** One line for each change of a shift, and how many there are beyond what a mail lists. */
export function changeLines(changes: readonly ShiftChange[]): string[] {
  const lines = changes.slice(0, MOST_CHANGES).map(changeLine);
  const more = changes.length - MOST_CHANGES;
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}

/** Where the week of a location stands. */
export function schedulePath(locationId: string, weekStart: LocalDate): string {
  return `/schedules?location=${encodeURIComponent(locationId)}&week=${weekStart}`;
}

function changeLine({ before, after }: ShiftChange): string {
  if (after === null) return before === null ? "" : `Not any more: ${shiftWords(before)}`;
  if (before === null) return shiftWords(after);
  const [was, is] = [shiftWords(before), shiftWords(after)];
  return was === is ? `${is} (its note or break changed)` : `${is} (it was ${was})`;
}

function shiftWords({ day, startsAtLocal, endsAtLocal, jobRole }: PlannedShift): string {
  const time = `${formatDay(day, locale)}, ${startsAtLocal}–${endsAtLocal}`;
  return jobRole === null ? time : `${time}, ${oneLine(jobRole)}`;
}
