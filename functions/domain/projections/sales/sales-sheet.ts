import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { readSum, sumText } from "../../kernel/money/typed-amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type {
  EnteredSales,
  SalesAmounts,
  SalesDay,
  SalesHour,
} from "../../records/sales/sales-month.ts";
import { isSameSales, noSales } from "../../rules/sales/sales-amounts.ts";

/** What is typed for a day: its total, or amounts by hour; texts, because half of one is no number. */
export interface SheetDay {
  total: string;
  hours: Readonly<Record<SalesHour, string>>;
  isPasted: boolean;
}

/** The typed sales of some days. */
export type SalesSheet = Readonly<Record<LocalDate, SheetDay>>;

export interface SheetTerms {
  currency: Currency;
  locale: Locale;
}

/** A cell of the sheet: a day's total (null) or an hour of it. */
export interface SalesCell {
  day: LocalDate;
  hour: SalesHour | null;
}

/** The sheet of some days as they are stored. */
export function sheetOf(
  days: readonly LocalDate[],
  stored: ReadonlyMap<LocalDate, SalesDay>,
  { currency, locale }: SheetTerms,
): SalesSheet {
  const text = (minor: number) => sumText(minor, currency, locale);
  return Object.fromEntries(
    days.map((day) => {
      const { totalMinor, hours } = stored.get(day) ?? noSales;
      const texts = Object.entries(hours ?? {}).map(([hour, minor]) => [hour, text(minor)]);
      const total = totalMinor === null ? "" : text(totalMinor);
      return [day, { total, hours: Object.fromEntries(texts), isPasted: false }];
    }),
  );
}

/** The text of a cell; empty where nothing is typed. */
export function cellText(sheet: SalesSheet, { day, hour }: SalesCell): string {
  return (hour === null ? sheet[day]?.total : sheet[day]?.hours[hour]) ?? "";
}

/**
 * The sheet with other texts in some cells. A day has a total or hours: an amount of an hour empties
 * the total, and a day with amounts by hour takes no total of its own.
 */
export function withTexts(
  sheet: SalesSheet,
  cells: readonly (SalesCell & { text: string })[],
  isPasted: boolean,
): SalesSheet {
  const after: Record<LocalDate, SheetDay> = { ...sheet };
  for (const { day, hour, text } of cells) {
    const before = after[day] ?? emptyDay;
    if (hour !== null) after[day] = { ...withHour(before, hour, text), isPasted };
    else if (!hasHours(before)) after[day] = { ...before, total: text, isPasted };
  }
  return after;
}

const emptyDay: SheetDay = { total: "", hours: {}, isPasted: false };

function withHour({ total, hours, isPasted }: SheetDay, hour: SalesHour, text: string): SheetDay {
  const { [hour]: _before, ...others } = hours;
  if (text.trim() === "") return { total, hours: others, isPasted };
  return { total: "", hours: { ...others, [hour]: text }, isPasted };
}

/** True if amounts by hour are typed for a day, readable or not. */
export function hasHours({ hours }: Pick<SheetDay, "hours">): boolean {
  return Object.keys(hours).length > 0;
}

/** The amounts of a day, or the cells that hold no amount. */
export function readSheetDay(
  sheet: SalesSheet,
  day: LocalDate,
  { currency, locale }: SheetTerms,
): { amounts: SalesAmounts; wrong: SalesCell[] } {
  const { total, hours } = sheet[day] ?? emptyDay;
  const wrong: SalesCell[] = [];
  const read = (text: string, hour: SalesHour | null): number | null => {
    if (text.trim() === "") return null;
    const amount = readSum(text, currency, locale);
    if (amount === null) wrong.push({ day, hour });
    return amount;
  };
  const byHour = Object.entries(hours).flatMap(([hour, text]) => {
    const amount = read(text, hour);
    return amount === null ? [] : [[hour, amount] as const];
  });
  const totalMinor = read(total, null);
  const amounts = { totalMinor, hours: byHour.length === 0 ? null : Object.fromEntries(byHour) };
  return { amounts, wrong };
}

/** The days whose amounts differ from the stored ones, as they are sent. */
export function changedDays(
  sheet: SalesSheet,
  stored: SalesSheet,
  terms: SheetTerms,
): EnteredSales[] {
  return Object.keys(sheet).flatMap((day) => {
    const { amounts } = readSheetDay(sheet, day, terms);
    if (isSameSales(amounts, readSheetDay(stored, day, terms).amounts)) return [];
    return [{ day, ...amounts, source: sheet[day]?.isPasted === true ? "pasted" : "typed" }];
  });
}
