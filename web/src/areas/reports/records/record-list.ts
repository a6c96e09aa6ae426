import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import type { ReportRecord } from "@crewline/domain/records/reports/report-record";
import { recordTexts } from "@crewline/domain/words/reports/record-words";
import { lineName, reportTexts } from "@crewline/domain/words/reports/report-words";
import type { ListDefinition } from "../../../lists/list-definition.ts";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import type { RecordRow } from "./record-rows.ts";
import { recordTableColumns } from "./record-table-columns.ts";

interface ListTerms {
  table: ReportTable;
  input: Pick<ReportInput, "reportId" | "groupBy">;
  /** What the address holds of the report. */
  filters: ListDefinition<RecordRow>["filters"];
  hasMore: boolean;
  /** Reads all records, for a file. */
  loadAll: () => Promise<ReportRecord[]>;
  locale: Locale;
}

const TITLE_WIDTH = 156;

/** The records of a report as a list in the order of the server, below the lines of the report. */
export function recordList(terms: ListTerms): ListDefinition<RecordRow> {
  const { table, input, filters, hasMore, loadAll, locale } = terms;
  const { reportId, groupBy } = input;
  const { firstRecords, records } = recordTexts(locale);
  const columns = recordTableColumns({ reportId, table, locale });
  // The lines have the name of the employee, location, job role or day already.
  const [first, ...others] = columns.filter(({ id }) => id !== groupBy);
  return {
    screen: `report-${reportId}`,
    label: reportTexts(locale).titles[reportId].title,
    noun: hasMore ? firstRecords : records,
    rowId: ({ id }) => id,
    columns: first === undefined ? [] : [titleColumn(first, terms), ...others],
    initialSort: { id: "line", desc: false },
    filters,
    file: {
      name: `report-${reportId}`,
      also: columns.filter(({ id }) => id === groupBy),
      allRows: async () =>
        (await loadAll()).map((record) => ({ kind: "record", id: record.key, record })),
    },
  };
}

/** The first column, which also names the lines. */
function titleColumn(
  column: TableColumn<RecordRow>,
  { input: { groupBy }, locale }: ListTerms,
): TableColumn<RecordRow> {
  const { cell } = column;
  return {
    ...column,
    width: TITLE_WIDTH,
    cell: (row) => (row.kind === "line" ? lineName(row.line, groupBy, locale) : cell(row)),
  };
}
