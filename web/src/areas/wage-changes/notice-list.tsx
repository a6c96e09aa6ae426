import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import type { ListDefinition } from "../../lists/list-definition.ts";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import { wageChangeFilters } from "./wage-change-list.ts";
import { stateWord, WageChangeStateChip } from "./wage-change-words.tsx";
import type { NoticeRow } from "./notice-rows.ts";

function noticeColumns(locale: Locale): TableColumn<NoticeRow>[] {
  return [
    textColumn({
      id: "employee",
      header: "Employee",
      text: ({ employeeName }) => employeeName,
    }),
    {
      id: "from",
      header: "From",
      cell: ({ change }) => formatDate(change.effectiveDate, locale),
      sortBy: ({ change }) => change.effectiveDate,
    },
    textColumn({
      id: "applies",
      header: "Applies to",
      text: ({ appliesTo }) => appliesTo,
    }),
    { id: "rate", header: "Hourly rate", cell: () => "Not shown to you", card: "hidden" },
    {
      id: "state",
      header: "State",
      cell: ({ state }) => <WageChangeStateChip state={state} />,
      sortBy: ({ state }) => stateWord(state),
    },
  ];
}

/** The list of wage changes without their sums. */
export function noticeList(locale: Locale): ListDefinition<NoticeRow> {
  return {
    screen: "wage-notices",
    label: "Wage changes",
    noun: { one: "wage change", other: "wage changes" },
    rowId: ({ change }) => change.id,
    columns: noticeColumns(locale),
    initialSort: { id: "from", desc: true },
    filters: wageChangeFilters,
    file: null,
  };
}
