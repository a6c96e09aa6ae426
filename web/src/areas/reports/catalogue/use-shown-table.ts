import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import { useMemo } from "react";
import { sortedRows } from "../../../ui/tables/sorted-rows.ts";
import { useList } from "../../../lists/use-list.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { reportList } from "./report-list.tsx";

/** No lines: the columns of a report that has not come yet. */
const none = { totals: [], totalsBefore: null, currency: "USD" };

/** The table with its lines in the order of the screen, as its file and its print have them. */
export function useShownTable(
  table: ReportTable | undefined,
  { groupBy, reportId }: ReportInput,
): ReportTable | undefined {
  const locale = useLocale();
  const list = useMemo(
    () => reportList(table ?? none, { groupBy, reportId }, locale),
    [table, groupBy, reportId, locale],
  );
  const { value } = useList(list).table.sorting;
  return useMemo(
    () => table && { ...table, rows: [...sortedRows(table.rows, list.columns, value)] },
    [table, list, value],
  );
}
