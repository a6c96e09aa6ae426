import { formatDate, formatDayTime } from "../../kernel/formats/format-time.ts";
import type { EndPreview } from "../../rules/endings/preview-end.ts";
import { counted } from "../../kernel/formats/counted.ts";

type Told = Omit<EndPreview, "shifts" | "elsewhere" | "endsAtOnce">;

/**
 * Returns what the end of an employment does, one sentence for each thing that it touches; empty
 * when it touches nothing. Instants are shown in `timeZone`.
 */
export function endWords(preview: Told, timeZone: string): string[] {
  return [
    shiftWords(preview),
    timeOffWords(preview),
    preview.runningSince === null
      ? null
      : `The clock has been running since ${formatDayTime(preview.runningSince, timeZone)}. Clock them out.`,
    unapprovedWords(preview),
    workedAfterWords(preview),
    wageWords(preview),
    preview.hasLogin ? "The login is turned off; its history stays." : null,
    preview.isInvited ? "The open invitation stops working." : null,
  ].filter((sentence) => sentence !== null);
}

function shiftWords({ shiftCount, publishedCount }: Told): string | null {
  if (shiftCount === 0) return null;
  const them = counted(shiftCount, "planned shift becomes", "planned shifts become");
  const seen = publishedCount === 0 ? "" : ` ${publishedWords(publishedCount)}`;
  return `${them} open.${seen}`;
}

function publishedWords(count: number): string {
  return counted(
    count,
    "of them is published: publish its week again.",
    "of them are published: publish their weeks again.",
  );
}

function timeOffWords({ timeOffCount }: Told): string | null {
  if (timeOffCount === 0) return null;
  const entries = counted(timeOffCount, "entry", "entries");
  return `Time off after the last day is cancelled (${entries}).`;
}

function unapprovedWords({ unapprovedCount, unapprovedFrom }: Told): string | null {
  if (unapprovedCount === 0 || unapprovedFrom === null) return null;
  const wait = counted(unapprovedCount, "time entry waits", "time entries wait");
  return `${wait} for approval, the first of ${formatDate(unapprovedFrom)}.`;
}

function workedAfterWords({ workedAfterCount }: Told): string | null {
  if (workedAfterCount === 0) return null;
  const lie = counted(workedAfterCount, "time entry lies", "time entries lie");
  return `${lie} after the last day and will still be paid.`;
}

function wageWords({ wageChangeDays }: Told): string | null {
  if (wageChangeDays.length === 0) return null;
  const days = wageChangeDays.map((day) => formatDate(day)).join(", ");
  return `A wage change is scheduled for ${days}. It stays on record; cancel it if not needed.`;
}
