import Button from "@mui/material/Button";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import type { ReportRecord } from "@crewline/domain/records/reports/report-record";
import { recordTexts } from "@crewline/domain/words/reports/record-words";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { ListTable } from "../../../lists/list-table.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { useIsPrinting } from "../../../ui/page/use-is-printing.ts";
import { recordList } from "./record-list.ts";
import { recordPath } from "./record-path.ts";
import { RecordPrint } from "./record-print.tsx";
import type { RecordRow } from "./record-rows.ts";
import { rowsOf } from "./record-rows.ts";
import { isNarrowed } from "@crewline/domain/records/reports/is-narrowed";
import type { RecordPages } from "./use-record-pages.ts";

interface ReportRecordsProps {
  table: ReportTable;
  input: ReportInput;
  pages: RecordPages;
  /** What the address holds of the report; keep it stable. */
  filters: Readonly<Record<string, string>>;
}

/** The records behind a report below its lines, page by page; a record opens what it is about. */
export function ReportRecords(props: ReportRecordsProps) {
  const { input, pages } = props;
  const { titles } = reportTexts(useLocale());
  return (
    <DataStates result={pages.result} label={titles[input.reportId].title}>
      {(records) => <Records {...props} records={records} />}
    </DataStates>
  );
}

function Records(props: ReportRecordsProps & { records: readonly ReportRecord[] }) {
  const { table, input, pages, filters, records } = props;
  const { reportId, groupBy } = input;
  const { hasMore, loadAll } = pages;
  const locale = useLocale();
  const navigate = useNavigate();
  const isPrinting = useIsPrinting();
  const { empty, total } = reportTexts(locale);
  const rows = useMemo(() => rowsOf(table.rows, records), [table.rows, records]);
  const list = useMemo(
    () => recordList({ table, input: { reportId, groupBy }, filters, hasMore, loadAll, locale }),
    [table, reportId, groupBy, filters, hasMore, loadAll, locale],
  );
  const pathOf = (row: RecordRow) =>
    row.kind === "record" ? recordPath(reportId, row.record) : null;
  return (
    <>
      <ListTable
        list={list}
        rows={rows}
        shown={records.length}
        all={records.length}
        isFiltered={isNarrowed(input)}
        days={input.range}
        onOpen={(row) => void navigate(pathOf(row) ?? "")}
        rowRole={(row) =>
          row.kind === "line" ? "heading" : pathOf(row) === null ? "plain" : "opens"
        }
        footer={{ label: total }}
        empty={<EmptyState title={empty.title} text={empty.text} />}
      />
      {hasMore && (
        <Button
          variant="outlined"
          loading={pages.isLoadingMore}
          onClick={pages.loadMore}
          sx={{ mt: 2 }}
        >
          {recordTexts(locale).more}
        </Button>
      )}
      {isPrinting && <RecordPrint table={table} input={input} rows={rows} hasMore={hasMore} />}
    </>
  );
}
