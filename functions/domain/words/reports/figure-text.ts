import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount, writeNumber } from "../../kernel/formats/write-number.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { ReportCell } from "../../records/reports/report.ts";

/** How a figure of a report is written. */
export type FigureKind = "hours" | "money" | "count" | "average" | "share" | "day";

/** What a figure is written with. */
export interface FigureTerms {
  kind: FigureKind;
  currency: string;
}

/** A figure of a report as the reader writes it; "–" for none and for zero. */
export function figureText(cell: ReportCell, terms: FigureTerms, locale: Locale): string {
  if (cell === null || cell === 0) return "–";
  if (typeof cell === "string") return formatDate(cell, locale);
  const { kind, currency } = terms;
  if (kind === "hours") return formatDuration(cell);
  if (kind === "money") return formatAmount(Math.round(cell), currency, locale);
  if (kind === "average") return writeNumber(cell, { maximumFractionDigits: 1 }, locale);
  return kind === "share" ? percent(cell, locale) : formatCount(cell, locale);
}

/** A figure and that of the days before. */
export interface ComparedFigure {
  now: ReportCell;
  before: ReportCell;
}

/**
 * The difference to the figure before, "+2:30 (11%)"; percent only of a figure that was and is
 * positive. Null for days, for shares, and where either is missing or nothing changed.
 */
export function differenceText(
  { now, before }: ComparedFigure,
  terms: FigureTerms,
  locale: Locale,
): string | null {
  if (typeof now !== "number" || typeof before !== "number" || terms.kind === "share") return null;
  if (now === before) return null;
  const difference = figureText(now - before, terms, locale);
  const signed = now > before ? `+${difference}` : difference;
  if (before <= 0 || now < 0) return signed;
  return `${signed} (${percent(Math.abs(now - before) / before, locale)})`;
}

function percent(part: number, locale: Locale): string {
  const maximumFractionDigits = Math.abs(part) < 0.1 ? 1 : 0;
  return writeNumber(part, { style: "percent", maximumFractionDigits }, locale);
}
