import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { moreLine } from "../../kernel/formats/listed.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { PlannedShift, ShiftChange } from "../../records/schedules/shift-change.ts";
import { oneLine } from "../../rules/mail/one-line.ts";

/** A longer list is for the screen. */
const MOST_CHANGES = 40;

interface ShiftLines {
  gone: (shift: string) => string;
  added: (shift: string) => string;
  addedToOthers: (shift: string) => string;
  detailsChanged: (shift: string) => string;
  changed: (is: string, was: string) => string;
}

const texts: InLanguages<ShiftLines> = {
  en: {
    gone: (shift) => `Not any more: ${shift}`,
    added: (shift) => shift,
    addedToOthers: (shift) => `New: ${shift}`,
    detailsChanged: (shift) => `${shift} (its note or break changed)`,
    changed: (is, was) => `${is} (it was ${was})`,
  },
};

/**
 * One line for each change of a shift, and how many there are beyond what a mail lists. New shifts
 * are marked beside others of the reader, and plain where they are all there is.
 */
export function changeLines(
  changes: readonly ShiftChange[],
  locale: Locale,
  marksNew = false,
): string[] {
  const lines = changes
    .slice(0, MOST_CHANGES)
    .map((change) => changeLine(change, locale, marksNew));
  const more = changes.length - MOST_CHANGES;
  return more > 0 ? [...lines, moreLine(more, locale)] : lines;
}

function changeLine({ before, after }: ShiftChange, locale: Locale, marksNew: boolean): string {
  const { gone, added, addedToOthers, detailsChanged, changed } = inLanguage(texts, locale);
  if (after === null) return before === null ? "" : gone(shiftText(before, locale));
  if (before === null) return (marksNew ? addedToOthers : added)(shiftText(after, locale));
  const [was, is] = [shiftText(before, locale), shiftText(after, locale)];
  return was === is ? detailsChanged(is) : changed(is, differing(before, after, locale));
}

/** What the shift was before, without the day, time or job role that it still has. */
function differing(before: PlannedShift, after: PlannedShift, locale: Locale): string {
  const isSameDay = before.day === after.day;
  const [was, is] = [formatLocalSpan(before, locale), formatLocalSpan(after, locale)];
  const role = before.jobRole === after.jobRole ? null : before.jobRole;
  const parts = [
    ...(isSameDay ? [] : [formatDay(before.day, locale)]),
    ...(isSameDay && was === is ? [] : [was]),
    ...(role === null ? [] : [oneLine(role)]),
  ];
  return parts.length === 0 ? shiftText(before, locale) : parts.join(", ");
}

function shiftText(shift: PlannedShift, locale: Locale): string {
  const { day, jobRole } = shift;
  const time = `${formatDay(day, locale)}, ${formatLocalSpan(shift, locale)}`;
  return jobRole === null ? time : `${time}, ${oneLine(jobRole)}`;
}
