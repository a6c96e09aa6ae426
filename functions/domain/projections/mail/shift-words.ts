import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { moreLine } from "../../kernel/formats/listed.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PlannedShift, ShiftChange } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";

/** A longer list is for the screen. */
const MOST_CHANGES = 40;

/** One line for each change of a shift, and how many there are beyond what a mail lists. */
export function changeLines(changes: readonly ShiftChange[], locale: Locale): string[] {
  const lines = changes.slice(0, MOST_CHANGES).map((change) => changeLine(change, locale));
  const more = changes.length - MOST_CHANGES;
  return more > 0 ? [...lines, moreLine(more, locale)] : lines;
}

/** Returns the path of a location's week. */
export function schedulePath(locationId: LocationId, weekStart: LocalDate): string {
  return `/schedules?location=${encodeURIComponent(locationId)}&week=${weekStart}`;
}

function changeLine({ before, after }: ShiftChange, locale: Locale): string {
  if (after === null) return before === null ? "" : `Not any more: ${shiftWords(before, locale)}`;
  if (before === null) return shiftWords(after, locale);
  const [was, is] = [shiftWords(before, locale), shiftWords(after, locale)];
  return was === is ? `${is} (its note or break changed)` : `${is} (it was ${was})`;
}

function shiftWords(shift: PlannedShift, locale: Locale): string {
  const { day, jobRole } = shift;
  const time = `${formatDay(day, locale)}, ${formatLocalSpan(shift, locale)}`;
  return jobRole === null ? time : `${time}, ${oneLine(jobRole)}`;
}
