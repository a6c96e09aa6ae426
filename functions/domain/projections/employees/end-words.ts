import type { Locale } from "../../kernel/formats/locale.ts";
import { nouns } from "../../kernel/formats/nouns.ts";
import { formatDate, formatDayTime } from "../../kernel/formats/format-time.ts";
import type { EndPreview } from "../../rules/endings/preview-end.ts";
import { counted } from "../../kernel/formats/counted.ts";

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
  const them = counted(
    shiftCount,
    { one: "planned shift becomes", other: "planned shifts become" },
    locale,
  );
  const seen = publishedCount === 0 ? "" : ` ${publishedWords(publishedCount, locale)}`;
  return `${them} open.${seen}`;
}

function publishedWords(count: number, locale: Locale): string {
  return counted(
    count,
    {
      one: "of them is published: publish its week again.",
      other: "of them are published: publish their weeks again.",
    },
    locale,
  );
}

function timeOffWords({ timeOffCount }: Told, locale: Locale): string | null {
  if (timeOffCount === 0) return null;
  const entries = counted(timeOffCount, nouns.entry, locale);
  return `Time off after the last day is cancelled (${entries}).`;
}

function unapprovedWords({ unapprovedCount, unapprovedFrom }: Told, locale: Locale): string | null {
  if (unapprovedCount === 0 || unapprovedFrom === null) return null;
  const wait = counted(
    unapprovedCount,
    { one: "time entry waits", other: "time entries wait" },
    locale,
  );
  return `${wait} for approval, the first of ${formatDate(unapprovedFrom, locale)}.`;
}

function workedAfterWords({ workedAfterCount }: Told, locale: Locale): string | null {
  if (workedAfterCount === 0) return null;
  const lie = counted(
    workedAfterCount,
    { one: "time entry lies", other: "time entries lie" },
    locale,
  );
  return `${lie} after the last day and will still be paid.`;
}

function wageWords({ wageChangeDays }: Told, locale: Locale): string | null {
  if (wageChangeDays.length === 0) return null;
  const days = wageChangeDays.map((day) => formatDate(day, locale)).join(", ");
  return `A wage change is scheduled for ${days}. It stays on record; cancel it if not needed.`;
}
