import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatSpan } from "../../kernel/formats/format-time.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { TimeEntryState } from "../../records/time-entries/time-entry.ts";
import { isRunning } from "../../rules/time-entries/transitions.ts";

const nowWords: InLanguages<string> = { en: "now" };

/**
 * From-to of an entry or of one of its breaks: "9:00 AM – now" only while the entry's clock runs;
 * without an end it is "9:00 AM – ?" from then on, however long ago it was forgotten.
 */
export function formatWorkSpan(
  span: { startsAt: Instant; endsAt: Instant | null },
  { state, timeZone }: { state: TimeEntryState; timeZone: string },
  locale: Locale,
): string {
  const openEnd = isRunning(state) ? inLanguage(nowWords, locale) : "?";
  return formatSpan({ ...span, openEnd }, timeZone, locale);
}
