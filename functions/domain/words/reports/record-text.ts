import { formatDay, formatDayTime, formatTime } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import type { RecordCell } from "../../records/reports/report-record.ts";
import { payText } from "../pay/salary-words.ts";
import type { FigureTerms } from "./figure-text.ts";
import { figureText } from "./figure-text.ts";
import { recordCodeWords } from "./record-words.ts";

/** How a value of a record is written; a time is one of the record's zone. */
export type RecordKind =
  | "text"
  | "code"
  | "time"
  | "moment"
  | "rate"
  | "wage"
  | FigureTerms["kind"];

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
  if (typeof cell === "object") return payText(cell, currency, locale);
  if (kind === "rate") return formatRate(Number(cell), currency, locale);
  if (isFigure(kind) && typeof cell === "number") {
    return figureText(cell, { kind, currency }, locale);
  }
  const text = String(cell);
  if (kind === "day") return formatDay(text, locale);
  if (kind === "moment") return formatDayTime(text, timeZone, locale);
  if (kind === "time") return formatTime(text, timeZone, locale);
  return kind === "code" ? (recordCodeWords(locale)[text] ?? text) : text;
}

const texts: readonly RecordKind[] = ["text", "code", "time", "moment", "rate", "wage"];

/** True for a kind that figures of reports are written in as well. */
export function isFigure(kind: RecordKind): kind is FigureTerms["kind"] {
  return !texts.includes(kind);
}
