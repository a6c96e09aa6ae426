import type { Locale } from "../../kernel/formats/locale.ts";
import { decimalAmount } from "../../kernel/money/amount.ts";
import { decimalRate } from "../../kernel/money/rate.ts";
import { decimalHundredths, formatDuration } from "../../kernel/time/duration.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { EarningCodes } from "../../records/company/rule-sections.ts";
import type { CostCentres } from "../../records/pay/cost-centres.ts";
import type {
  PayrollColumn,
  PayrollField,
  PayrollLayout,
} from "../../records/company/payroll-layout.ts";
import type { PayrollLine } from "../../records/pay/payroll-report.ts";
import { payrollWords } from "../../words/files/payroll-words.ts";
import type { FileRow, RoundedLine } from "./file-rows.ts";
import { hasHours, isOtherPay, isSalary, isTimed, isTimeOffByHour } from "./file-rows.ts";
import { earningCodeOf } from "../../rules/reports/earning-code-of.ts";
import { firstNameOf, lastNameOf } from "./split-name.ts";

/** The period, codes and currency that the cells of a file share. */
export interface FileFacts {
  firstDay: LocalDate;
  lastDay: LocalDate;
  currency: string;
  earningCodes: EarningCodes;
  costCentres: CostCentres;
  companyCode: string;
  /** The number of the export; null for a report that was not exported. */
  exportNumber: number | null;
}

interface Cell extends FileFacts {
  row: FileRow;
  column: PayrollColumn;
  days: PayrollLayout["days"];
  rows: PayrollLayout["rows"];
  locale: Locale;
}

/** Returns the text of a cell; "" where the row has nothing to say in the column. */
export function fileCell(cell: Cell): string {
  return cells[cell.column.field](cell);
}

const cells: Readonly<Record<PayrollField, (cell: Cell) => string>> = {
  payrollId: ({ row }) => row.first.payrollId ?? "",
  employeeName: ({ row }) => row.first.employeeName,
  firstName: ({ row }) => firstNameOf(row.first.employeeName),
  lastName: ({ row }) => lastNameOf(row.first.employeeName),
  day: ({ row, lastDay, days }) => writtenDay(row.first.day ?? lastDay, days),
  firstDay: ({ firstDay, days }) => writtenDay(firstDay, days),
  lastDay: ({ lastDay, days }) => writtenDay(lastDay, days),
  companyCode: ({ companyCode }) => companyCode,
  exportNumber: ({ exportNumber }) => String(exportNumber ?? ""),
  location: ({ row }) => shared(row, ({ locationName }) => locationName),
  costCentre: ({ row }) => shared(row, (line) => line.costCentre),
  jobRole: ({ row }) => shared(row, ({ jobRole }) => jobRole ?? ""),
  earning: ({ row, locale }) => shared(row, ({ kind }) => payrollWords(locale).earnings[kind]),
  earningCode: ({ row, earningCodes }) => shared(row, (line) => earningCodeOf(line, earningCodes)),
  hours: ({ row }) => hoursText(row.lines),
  hoursAndMinutes: ({ row }) => clockText(row.lines),
  rate: ({ row }) => rateOf(row),
  amount: ({ row, currency }) => decimalAmount(amountOf(row.lines), currency),
  regularHours: ({ row }) => hoursOf(row, "regular"),
  overtimeHours: ({ row }) => hoursOf(row, "overtime"),
  doubletimeHours: ({ row }) => hoursOf(row, "doubletime"),
  doubletimeCode: ({ row, earningCodes }) =>
    hoursOf(row, "doubletime") === "" ? "" : earningCodes.doubletime,
  otherPay: (cell) => otherPayOf(cell),
  otherPayCode: (cell) => (otherPayOf(cell) === "" ? "" : cell.earningCodes.addition),
  units: ({ row }) => (row.lines.some(isPaidByHour) ? hoursText(row.lines) : "1.00"),
  unitPay: ({ row, currency }) =>
    row.lines.some(isPaidByHour) ? rateOf(row) : decimalAmount(amountOf(row.lines), currency),
  salaryPay: ({ row, currency }) => payOf(row.lines.filter(isSalary), currency),
  currency: ({ currency }) => currency,
  text: ({ column }) => column.text,
};

/** The text that all lines of the row share; "" where they differ. */
function shared({ first, lines }: FileRow, textOf: (line: RoundedLine) => string): string {
  const text = textOf(first);
  return lines.every((line) => textOf(line) === text) ? text : "";
}

function hoursOf(row: FileRow, kind: PayrollLine["kind"]): string {
  const lines = row.lines.filter((line) => line.kind === kind && isTimed(line));
  return lines.length === 0 ? "" : hoursText(lines);
}

function hoursText(lines: readonly RoundedLine[]): string {
  if (!lines.some(hasHours)) return "";
  return decimalHundredths(sum(lines.map(({ hundredths }) => hundredths)));
}

function clockText(lines: readonly RoundedLine[]): string {
  if (!lines.some(hasHours)) return "";
  return formatDuration(sum(lines.map(({ minutes }) => minutes)) * 60);
}

/** True for worked time at a rate, and on a row of its own for time off at a rate. */
function isPaidByHour(line: RoundedLine): boolean {
  return isTimed(line) || isTimeOffByHour(line);
}

function rateOf(row: FileRow): string {
  const isWorked = row.lines.some(isTimed);
  const timed = row.lines.filter(isWorked ? isTimed : isTimeOffByHour);
  const rates = new Set(timed.map(({ rateTenThousandths }) => rateTenThousandths));
  const [rate = null] = rates;
  return rates.size !== 1 || rate === null ? "" : decimalRate(rate);
}

function otherPayOf({ row, currency, rows }: Cell): string {
  const other = row.lines.filter((line) => !isTimed(line) && isOtherPay(line, rows));
  return payOf(other, currency);
}

function payOf(lines: readonly RoundedLine[], currency: string): string {
  return lines.length === 0 ? "" : decimalAmount(amountOf(lines), currency);
}

function amountOf(lines: readonly RoundedLine[]): number {
  return sum(lines.map(({ amountMinor }) => amountMinor));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function writtenDay(day: LocalDate, days: PayrollLayout["days"]): string {
  const [year, month, date] = day.split("-");
  if (days === "iso") return day;
  return days === "monthFirst" ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
}
