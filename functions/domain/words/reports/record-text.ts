import { formatDay, formatTime } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import type { RecordCell } from "../../records/reports/report-record.ts";
import type { FigureTerms } from "./figure-text.ts";
import { figureText } from "./figure-text.ts";
import { recordCodeWords } from "./record-words.ts";

/** How a value of a record is written; a time is one of the record's zone. */
export type RecordKind = "text" | "code" | "time" | "rate" | FigureTerms["kind"];

export interface RecordTerms {
  kind: RecordKind;
  currency: string;
  timeZone: string;
}

/** A value of a record as the reader writes it; "–" for none and for zero. */
export function recordText(
  cell: RecordCell,
  { kind, currency, timeZone }: RecordTerms,
  locale: Locale,
): string {
  if (cell === null || cell === "") return "–";
  if (kind === "rate") return formatRate(Number(cell), currency, locale);
  if (kind !== "text" && kind !== "code" && kind !== "time" && typeof cell === "number") {
    return figureText(cell, { kind, currency }, locale);
  }
  const text = String(cell);
  if (kind === "day") return formatDay(text, locale);
  if (kind === "time") return formatTime(text, timeZone, locale);
  return kind === "code" ? (recordCodeWords(locale)[text] ?? text) : text;
}
