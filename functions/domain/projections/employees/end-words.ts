import type { Locale } from "../../kernel/formats/locale.ts";
import { nouns } from "../../kernel/formats/nouns.ts";
import { formatDate, formatDayTime } from "../../kernel/formats/format-time.ts";
import type { EndPreview } from "../../rules/endings/preview-end.ts";
import { counted, pluralForm } from "../../kernel/formats/counted.ts";

type Told = Omit<EndPreview, "shifts" | "elsewhere" | "endsAtOnce">;

/**
 * Returns what the end of an employment does, one sentence for each thing that it touches; empty
 * when it touches nothing. Instants are shown in `timeZone`.
 */
export function endWords(preview: Told, timeZone: string, locale: Locale): string[] {
  return [
    shiftWords(preview, locale),
    timeOffWords(preview, locale),
    preview.runningSince === null
      ? null
      : `The clock has been running since ${formatDayTime(preview.runningSince, timeZone, locale)}. Clock them out.`,
    unapprovedWords(preview, locale),
    workedAfterWords(preview, locale),
    wageWords(preview, locale),
    preview.hasLogin ? "The login is turned off; its history stays." : null,
    preview.isInvited ? "The open invitation stops working." : null,
  ].filter((sentence) => sentence !== null);
}

function shiftWords({ shiftCount, publishedCount }: Told, locale: Locale): string | null {
  if (shiftCount === 0) return null;
  const sentences = {
    one: "1 planned shift becomes open.",
    other: `${shiftCount} planned shifts become open.`,
  };
  const opened = pluralForm(shiftCount, sentences, locale);
  return publishedCount === 0 ? opened : `${opened} ${publishedWords(publishedCount, locale)}`;
}

function publishedWords(count: number, locale: Locale): string {
  const sentences = {
    one: "1 of them is published: publish its week again.",
    other: `${count} of them are published: publish their weeks again.`,
  };
  return pluralForm(count, sentences, locale);
}

function timeOffWords({ timeOffCount }: Told, locale: Locale): string | null {
  if (timeOffCount === 0) return null;
  const entries = counted(timeOffCount, nouns.entry, locale);
  return `Time off after the last day is cancelled (${entries}).`;
}

function unapprovedWords({ unapprovedCount, unapprovedFrom }: Told, locale: Locale): string | null {
  if (unapprovedCount === 0 || unapprovedFrom === null) return null;
  const first = formatDate(unapprovedFrom, locale);
  const sentences = {
    one: `1 time entry waits for approval, the first of ${first}.`,
    other: `${unapprovedCount} time entries wait for approval, the first of ${first}.`,
  };
  return pluralForm(unapprovedCount, sentences, locale);
}

function workedAfterWords({ workedAfterCount: count }: Told, locale: Locale): string | null {
  if (count === 0) return null;
  const sentences = {
    one: "1 time entry lies after the last day and will still be paid.",
    other: `${count} time entries lie after the last day and will still be paid.`,
  };
  return pluralForm(count, sentences, locale);
}

function wageWords({ wageChangeDays }: Told, locale: Locale): string | null {
  if (wageChangeDays.length === 0) return null;
  const days = wageChangeDays.map((day) => formatDate(day, locale)).join(", ");
  return `A wage change is scheduled for ${days}. It stays on record; cancel it if not needed.`;
}
