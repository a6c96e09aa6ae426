import type { Locale } from "../../kernel/formats/locale.ts";
import { formatSpan } from "../../kernel/formats/format-time.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { TimeEntryState } from "../../records/time-entries/time-entry.ts";
import { isRunning } from "../../rules/time-entries/transitions.ts";

/**
 * From-to of an entry or of one of its breaks: "9:00 AM – now" only while the entry's clock runs;
 * without an end it is "9:00 AM – ?" from then on, however long ago it was forgotten.
 */
export function formatWorkSpan(
  span: { startsAt: Instant; endsAt: Instant | null },
  { state, timeZone }: { state: TimeEntryState; timeZone: string },
  locale: Locale,
): string {
  return formatSpan({ ...span, openEnd: openEndWord(state) }, timeZone, locale);
}

/** Shown in place of a missing end. */
export function openEndWord(state: TimeEntryState): string {
  return isRunning(state) ? "now" : "?";
}
