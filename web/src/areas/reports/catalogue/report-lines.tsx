import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { ReportTable } from "@crewline/domain/records/reports/report";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { useEmployeeNames } from "../../../entities/employees/use-employee-names.ts";
import { ComputedWeeks } from "../../../entities/wages/explained/computed-weeks.tsx";
import { ListTable } from "../../../lists/list-table.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useIsPrinting } from "../../../ui/page/use-is-printing.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { ReportPrint } from "./report-print.tsx";
import type { ReportRow } from "./report-list.tsx";
import { reportList } from "./report-list.tsx";
import { isNarrowed } from "@crewline/domain/records/reports/is-narrowed";
import { auditsPath, entriesPath, narrowed, opensAudits } from "./drill-down.ts";
import type { ReportAddress } from "./use-report-address.ts";

interface ReportLinesProps {
  table: ReportTable;
  address: ReportAddress;
}

/** The lines with their totals; a line opens what it is made of, at last the time entries. */
export function ReportLines({ table, address }: ReportLinesProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { input, set } = address;
  const { groupBy, reportId, range, filter } = input;
  const nameOf = useEmployeeNames(filter.employeeId === null ? [] : [filter.employeeId]);
  const isPrinting = useIsPrinting();
  const { empty, total } = reportTexts(locale);
  const list = useMemo(
    () => reportList(table, { groupBy, reportId }, locale),
    [table, groupBy, reportId, locale],
  );
  const handleOpen = ({ key }: ReportRow) => {
    const change = opensAudits(input) ? null : narrowed(input, key);
    if (opensAudits(input)) void navigate(auditsPath(input, key));
    else if (change !== null) set(change, "push");
    else void navigate(entriesPath(input, { day: key, span: "week", nameOf }));
  };
  return (
    <>
      <ListTable
        list={list}
        rows={table.rows}
        all={table.rows.length}
        isFiltered={isNarrowed(input)}
        days={range}
        onOpen={handleOpen}
        footer={{ label: total }}
        empty={<EmptyState title={empty.title} text={empty.text} />}
      />
      {isPrinting && <ReportPrint table={table} input={input} />}
      {filter.employeeId !== null && (
        <ComputedWeeks period={range} employeeId={filter.employeeId} />
      )}
    </>
  );
}
