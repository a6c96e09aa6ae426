import { decimalAmount } from "@crewline/domain/kernel/money/amount";
import { hoursOfSeconds } from "@crewline/domain/kernel/time/duration";
import type { ReportCell } from "@crewline/domain/records/reports/report";
import type { FigureTerms } from "@crewline/domain/words/reports/figure-text";

/** A figure of a CSV file: hours and amounts as decimals, so that a spreadsheet can add them up. */
export function fileFigure(cell: ReportCell, { kind, currency }: FigureTerms): ReportCell {
  if (typeof cell !== "number") return cell;
  if (kind === "hours") return Number(hoursOfSeconds(cell).toFixed(4));
  if (kind === "share" || kind === "average") return Number(cell.toFixed(4));
  return kind === "money" ? Number(decimalAmount(Math.round(cell), currency)) : cell;
}
