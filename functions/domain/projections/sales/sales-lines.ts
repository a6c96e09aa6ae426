import type { ColumnMap, ImportField } from "../../kernel/csv/map-columns.ts";
import { cellsByField } from "../../kernel/csv/map-columns.ts";
import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import type { DayOrder } from "../../kernel/csv/read-day.ts";
import { readClockDay } from "../../kernel/csv/read-moment.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { readSum } from "../../kernel/money/typed-amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import type { Location } from "../../records/locations/location.ts";
import { importWords } from "../../words/imports/import-words.ts";
import { salesImportWords } from "../../words/sales/sales-import-words.ts";
import { readHourStart } from "./read-hour.ts";

/** The fields of a file of sales; day and amount are needed. */
export const salesImportFields: readonly ImportField[] = [
  { id: "location", label: "Location", aliases: ["Store", "Site", "Outlet", "Branch", "Shop"] },
  { id: "day", label: "Day", aliases: ["Date", "Business date", "Business day", "Sales date"] },
  { id: "hour", label: "Hour", aliases: ["Time", "Hour of day", "Period", "Start time"] },
  {
    id: "amount",
    label: "Sales",
    aliases: ["Net sales", "Amount", "Revenue", "Total", "Net", "Turnover", "Value"],
  },
];

/** What the lines of a file are read with. */
export interface SalesLineTerms {
  map: ColumnMap;
  /** The locations that the reader may enter sales for. */
  locations: readonly Pick<Location, "id" | "name" | "timeZone">[];
  /** The location of lines that name none. */
  locationId: LocationId;
  currency: Currency;
  dayOrder: DayOrder;
}

/** A line that names its day; `problem` says why its amount does not count. */
export interface SalesLine {
  line: number;
  location: SalesLineTerms["locations"][number];
  day: LocalDate;
  /** Null for the whole day. */
  time: LocalTime | null;
  minor: number;
  problem: string | null;
}

/** Reads a line; a sentence where not even its day and location can be read. */
export function readSalesLine(
  { line, cells: raw }: CsvLine,
  terms: SalesLineTerms,
  locale: Locale,
): SalesLine | string {
  const words = importWords(locale);
  const sales = salesImportWords(locale);
  const cells = cellsByField(raw, terms.map);
  const text = (id: string) => cells.get(id)?.trim() ?? "";
  const name = text("location");
  const location = terms.locations.find((one) =>
    name === "" ? one.id === terms.locationId : one.name.toLowerCase() === name.toLowerCase(),
  );
  if (location === undefined) return words.noLocation(name);
  const day = readClockDay(text("day"), terms.dayOrder);
  if (day === null) return words.noDay(text("day"));
  const time = text("hour") === "" ? null : readHourStart(text("hour"));
  const minor = readSum(text("amount"), terms.currency, locale);
  const isHourWrong = text("hour") !== "" && time === null;
  const ofAmount = minor === null ? sales.noAmount(text("amount")) : null;
  const problem = isHourWrong ? sales.noHour(text("hour")) : ofAmount;
  return { line, location, day, time, minor: minor ?? 0, problem };
}
