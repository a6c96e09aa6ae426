import type { PluralForms } from "@crewline/domain/kernel/formats/counted";
import type { TableColumn, TableSort } from "../ui/tables/table-column.ts";
import type { UrlValues } from "../ui/address/url-values.ts";
import type { ListCsv } from "./csv-export-button.tsx";

/** All that makes a list: its columns, filters, order, words and file. Keep it stable. */
export interface ListDefinition<T> {
  /** Names the list where views and columns are kept; letters and dashes. */
  screen: string;
  /** Names the table for people who do not see it. */
  label: string;
  /** The names of one row and of several: "person", "people". */
  noun: PluralForms;
  rowId: (row: T) => string;
  columns: readonly TableColumn<T>[];
  initialSort: TableSort;
  /** The filters in the address with their defaults; with sorting and columns they make a view. */
  filters: UrlValues<string>;
  /** The columns of the file that are not on screen; null where the list cannot be exported. */
  file: Omit<ListCsv<T>, "rows" | "days"> | null;
}
