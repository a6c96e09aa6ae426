import type { Locale } from "../../kernel/formats/locale.ts";
import { payrollWords } from "../../words/files/payroll-words.ts";
import type { EarningCodes } from "../../records/company/rule-sections.ts";
import { earningCodeOf } from "../../rules/reports/earning-code-of.ts";
import { writeCsv } from "../../kernel/csv/write-csv.ts";
import { decimalAmount } from "../../kernel/money/amount.ts";
import { apportion } from "../../kernel/money/apportion.ts";
import { decimalRate } from "../../kernel/money/rate.ts";
import { decimalHundredths, formatToTheSecond } from "../../kernel/time/duration.ts";
import type { CostCentres } from "../../records/pay/cost-centres.ts";
import { tellsSomething } from "./tells-something.ts";
import type { PayrollLine, PayrollReport } from "../../records/pay/payroll-report.ts";

const SECONDS_PER_HUNDREDTH = 36n;
type Words = ReturnType<typeof payrollWords>;

/** The source of the file: a report, or a batch that was exported. */
type PayrollFile = Pick<
  PayrollReport,
  "firstDay" | "lastDay" | "currency" | "lines" | "totalMinor"
> & {
  earningCodes: EarningCodes;
  /** The codes of the locations that have one, by their ids. */
  costCentres: CostCentres;
};

/**
 * Returns the payroll file of a report: one line per person, earning, rate, job role and location,
 * and a total. Amounts, seconds and decimal hours of the lines each add up to the total's: the
 * hundredths of an hour that rounding would lose go to the lines with the largest remainders. A
 * difference for an exported period has neither hours nor a rate, and names that export. Cost
 * centres are the last column, and only for a company that has any, so that the other files do not
 * change.
 */
export function payrollCsv(report: PayrollFile, locale: Locale): string {
  const { columns, rows } = payrollRows(report, locale);
  return writeCsv(columns, rows);
}

/** The places of the columns of hours, seconds, rates and amounts. */
export const numericColumns: ReadonlySet<number> = new Set([8, 10, 11, 12]);

/** The headings and rows of the file, the total last. */
export function payrollRows(
  report: PayrollFile,
  locale: Locale,
): { columns: string[]; rows: (string | number | null)[][] } {
  const words = payrollWords(locale);
  const { firstDay, lastDay, currency, costCentres } = report;
  const lines = report.lines.filter(tellsSomething);
  const isCoded = Object.keys(costCentres).length > 0;
  const hundredths = apportion(
    lines.map((line) => BigInt(line.seconds)),
    SECONDS_PER_HUNDREDTH,
  );
  const rows = lines.map((line, index) => [
    firstDay,
    lastDay,
    line.payrollId,
    line.employeeName,
    line.locationName,
    line.jobRole,
    words.earnings[line.kind],
    earningCodeOf(line, report.earningCodes),
    decimalHundredths(hundredths[index] ?? 0),
    formatToTheSecond(line.seconds),
    line.seconds,
    rateOf(line, words),
    line.rateTenThousandths === null ? words.missing : decimalAmount(line.amountMinor, currency),
    currency,
    adjustedText(line.adjusts, words),
    ...(isCoded ? [costCentreOf(line, costCentres)] : []),
  ]);
  const total = [...totalRow(report, hundredths, words), ...(isCoded ? [null] : [])];
  const columns = isCoded ? [...words.columns, words.costCentre] : [...words.columns];
  return { columns, rows: [...rows, total] };
}

function rateOf(
  { kind, adjusts, seconds, rateTenThousandths }: PayrollLine,
  { missing }: Words,
): string | null {
  if (adjusts !== null || kind === "salary" || (kind === "timeOff" && seconds === 0)) return null;
  return rateTenThousandths === null ? missing : decimalRate(rateTenThousandths);
}

function totalRow(report: PayrollFile, hundredths: readonly number[], { total: word }: Words) {
  const sum = hundredths.reduce((total, one) => total + one, 0);
  const seconds = report.lines.reduce((total, line) => total + line.seconds, 0);
  return [
    report.firstDay,
    report.lastDay,
    null,
    word,
    null,
    null,
    null,
    null,
    decimalHundredths(sum),
    formatToTheSecond(seconds),
    seconds,
    null,
    decimalAmount(report.totalMinor, report.currency),
    report.currency,
    null,
  ];
}

/** The export that a line corrects: "2026-03-02 to 2026-03-15 (export 1)". */
function adjustedText(adjusts: PayrollLine["adjusts"], words: Words): string | null {
  if (adjusts === null) return null;
  return words.adjusts(adjusts.firstDay, adjusts.lastDay, adjusts.exportNumber);
}

/** Extra pay belongs to no location. */
function costCentreOf({ kind, locationId }: PayrollLine, codes: CostCentres): string | null {
  return kind === "addition" ? null : (codes[locationId] ?? null);
}
