import type { CellChange, PlannedRow } from "../../kernel/csv/planned-row.ts";
import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { SalesAmounts, SalesHour } from "../../records/sales/sales-month.ts";
import { clockHours } from "../../rules/sales/clock-hours.ts";
import { isSameSales, noSales, salesMinor } from "../../rules/sales/sales-amounts.ts";
import type { KnownSales, SalesRow } from "../../rules/sales/sales-rows.ts";
import { importWords } from "../../words/imports/import-words.ts";
import { salesImportWords } from "../../words/sales/sales-import-words.ts";
import type { SalesLine, SalesLineTerms } from "./sales-lines.ts";
import { readSalesLine } from "./sales-lines.ts";

export interface SalesImportInput extends SalesLineTerms {
  rows: readonly CsvLine[];
  now: Instant;
  /** What is entered now, by `salesDayKey`; unknown days count as empty. */
  known: ReadonlyMap<string, KnownSales>;
}

/** Names a day of a location. */
export function salesDayKey({ locationId, day }: Pick<KnownSales, "locationId" | "day">): string {
  return `${locationId} ${day}`;
}

/**
 * The dry run of a file of sales: the lines of a day at a location become one row that replaces what
 * is entered for it. Lines within an hour are added up; two of the same time are a mistake, unless
 * the clock shows that hour twice. A line that cannot be read keeps its whole day out.
 */
export function planSalesImport(input: SalesImportInput, locale: Locale): PlannedRow<SalesRow>[] {
  const read = input.rows.map((row) => ({ row, line: readSalesLine(row, input, locale) }));
  const unnamed = read.flatMap(({ row, line }) =>
    typeof line === "string" ? [refused(row.line, importWords(locale).line(row.line), line)] : [],
  );
  const lines = read.flatMap(({ line }) => (typeof line === "string" ? [] : [line]));
  const days = Map.groupBy(lines, ({ location, day }) =>
    salesDayKey({ locationId: location.id, day }),
  );
  const planned = [...days.values()].flatMap((own) => planDay(own, input, locale));
  return [...unnamed, ...planned].toSorted((a, b) => a.line - b.line);
}

type Lines = readonly SalesLine[];

function planDay(lines: Lines, input: SalesImportInput, locale: Locale): PlannedRow<SalesRow>[] {
  const words = salesImportWords(locale);
  const [first] = lines;
  if (first === undefined) return [];
  const { location, day } = first;
  const title = words.named(location.name, formatDay(day, locale));
  const broken = firstProblem(lines, input, locale);
  if (broken !== null) {
    return lines.map(({ line }) => {
      const because = line === broken.line ? broken.problem : words.brokenDay(broken.line);
      return refused(line, title, because);
    });
  }
  const amounts = amountsOf(lines);
  const key = { locationId: location.id, day };
  const known = input.known.get(salesDayKey(key)) ?? { ...key, ...noSales, version: 0 };
  if (isSameSales(known, amounts)) {
    return [{ line: first.line, title, kind: "same", cells: [], problem: null, row: null }];
  }
  return [
    {
      line: first.line,
      title,
      kind: salesMinor(known) === null ? "add" : "change",
      cells: [amountCell(known, amounts, { input, locale })],
      problem: null,
      row: { key: String(first.line), title, ...key, ...amounts, expectedVersion: known.version },
    },
  ];
}

/** The first line of a day that cannot be imported, and why. */
function firstProblem(
  lines: Lines,
  { now }: SalesImportInput,
  locale: Locale,
): { line: number; problem: string } | null {
  const words = salesImportWords(locale);
  const named = hourNames(lines);
  const isByHour = lines.some(({ time }) => time !== null);
  for (const [index, one] of lines.entries()) {
    const { line, location, day, time } = one;
    const problem = (because: string) => ({ line, problem: because });
    if (one.problem !== null) return problem(one.problem);
    if (day > localDateAt(now, location.timeZone)) return problem(words.dayAhead);
    if (isByHour && time === null) return problem(words.mixedDay);
    const shown = clockHours(day, location.timeZone);
    const hour = named[index] ?? null;
    const earlier = lines.slice(0, index).find((other) => other.time === time);
    if (earlier !== undefined && (hour === null || !shown.includes(hour)))
      return problem(words.sameHour(earlier.line));
    if (hour !== null && !shown.includes(hour)) return problem(words.noSuchHour);
  }
  return null;
}

/** The hour of each line; a time that comes again is in the second hour, where there is one. */
function hourNames(lines: Lines): (SalesHour | null)[] {
  const seen = new Set<string>();
  return lines.map(({ time }) => {
    if (time === null) return null;
    const hour = time.slice(0, 2);
    const isAgain = seen.has(time);
    seen.add(time);
    return isAgain ? `${hour}b` : hour;
  });
}

function amountsOf(lines: Lines): SalesAmounts {
  const named = hourNames(lines);
  const [first] = lines;
  if (first?.time === null) return { totalMinor: first.minor, hours: null };
  const hours: Record<SalesHour, number> = {};
  for (const [index, { minor }] of lines.entries()) {
    const hour = named[index] ?? "";
    hours[hour] = (hours[hour] ?? 0) + minor;
  }
  return { totalMinor: null, hours };
}

function amountCell(
  before: SalesAmounts,
  after: SalesAmounts,
  { input, locale }: { input: SalesImportInput; locale: Locale },
): CellChange {
  const words = salesImportWords(locale);
  const textOf = (amounts: SalesAmounts) => {
    const minor = salesMinor(amounts);
    if (minor === null) return null;
    const text = formatAmount(minor, input.currency, locale);
    const count = Object.keys(amounts.hours ?? {}).length;
    return count === 0 ? text : words.named(text, pluralForm(count, words.hours(count), locale));
  };
  return { label: words.amount, before: textOf(before), after: textOf(after) ?? "" };
}

function refused(line: number, title: string, problem: string): PlannedRow<SalesRow> {
  return { line, title, kind: "problem", cells: [], problem, row: null };
}
