import type { CsvCell } from "@crewline/domain/kernel/csv/write-csv";
import { writeCsv } from "@crewline/domain/kernel/csv/write-csv";
import type { TableColumn, TableSort } from "../ui/tables/table-column.ts";
import { sortedRows } from "../ui/tables/sorted-rows.ts";

/**
 * The file of a list: the visible columns that have a value, and all rows of the filter in the
 * order of the screen. Of columns with the same heading the first is written.
 */
export function csvOf<T>(
  columns: readonly TableColumn<T>[],
  rows: readonly T[],
  sort: TableSort,
): string {
  const headings = columns.map(({ header }) => header);
  const named = columns.filter(({ header }, index) => headings.indexOf(header) === index);
  const valued = named.flatMap((column) => {
    const valueOf = column.csv ?? column.sortBy;
    return valueOf === undefined ? [] : [{ header: column.header, valueOf }];
  });
  const cells = sortedRows(rows, columns, sort).map((row) =>
    valued.map(({ valueOf }): CsvCell => valueOf(row)),
  );
  return writeCsv(
    valued.map(({ header }) => header),
    cells,
  );
}
