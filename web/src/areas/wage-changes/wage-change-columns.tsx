import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { decimalRate } from "@crewline/domain/kernel/money/rate";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import {
  salaryCells,
  salaryFields,
} from "@crewline/domain/projections/wage-changes/read-salary-cells";
import { wageChangeReasonWords } from "@crewline/domain/words/pay/wage-change-reason-words";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import type { WageChangeRow } from "./wage-change-rows.ts";
import {
  appliesTo,
  newRate,
  rateBefore,
  stateWord,
  WageChangeStateChip,
} from "./wage-change-words.tsx";

/** The columns of the list; the employee's own list needs no name. */
export function wageChangeColumns(
  isOwnOnly: boolean,
  locale: Locale,
): TableColumn<WageChangeRow>[] {
  const columns = allColumns(locale);
  return isOwnOnly ? columns.filter(({ id }) => id !== "employee") : columns;
}

function allColumns(locale: Locale): TableColumn<WageChangeRow>[] {
  return [
    textColumn({
      id: "employee",
      header: "Employee",
      text: (row) => row.employeeName,
    }),
    {
      id: "from",
      header: "From",
      cell: ({ change }) => formatDate(change.effectiveDate, locale),
      sortBy: ({ change }) => change.effectiveDate,
      card: "detail",
      width: 124,
    },
    {
      id: "rate",
      header: "Rate or salary",
      cell: ({ change }) => newRate(change, locale),
      sortBy: ({ change }) => change.rateTenThousandths,
      csv: ({ change }) =>
        change.salary === undefined ? decimalRate(change.rateTenThousandths) : null,
      align: "right",
      card: "detail",
      width: 200,
    },
    {
      id: "before",
      header: "Before",
      cell: ({ change }) => rateBefore(change, locale),
      sortBy: ({ change }) => change.previousRateTenThousandths,
      csv: ({ change: { previousRateTenThousandths: before } }) =>
        before === null ? null : decimalRate(before),
      align: "right",
      card: "hidden",
      width: 150,
    },
    textColumn({ id: "applies", header: "Applies to", text: appliesTo, card: "detail" }),
    textColumn({
      id: "reason",
      header: "Reason",
      text: ({ change }) => wageChangeReasonWords(locale)[change.reason],
      card: "detail",
      width: 120,
    }),
    {
      id: "state",
      header: "State",
      cell: ({ state }) => <WageChangeStateChip state={state} />,
      sortBy: ({ state }) => stateWord(state),
      card: "state",
      width: 124,
    },
    textColumn({
      id: "payrollId",
      header: "Payroll ID",
      text: ({ payrollId }) => payrollId,
      width: 130,
      isOptional: true,
    }),
    textColumn({
      id: "addedBy",
      header: "Added by",
      text: ({ change }) => change.createdByName,
      isOptional: true,
    }),
    textColumn({
      id: "note",
      header: "Note",
      text: ({ change }) => change.note || null,
      isOptional: true,
    }),
  ];
}

/** Further columns of the file, which an import reads again. */
export const fileColumns: readonly TableColumn<WageChangeRow>[] = [
  ...salaryFields.map(({ id, label }, index): TableColumn<WageChangeRow> => {
    const csv = ({ change }: WageChangeRow) =>
      salaryCells(change.salary, change.currency)[index] ?? "";
    return { id, header: label, cell: csv, csv };
  }),
  {
    id: "jobRole",
    header: "Job role",
    cell: ({ jobRole }) => jobRole,
    csv: ({ jobRole }) => jobRole,
  },
  {
    id: "currency",
    header: "Currency",
    cell: ({ change }) => change.currency,
    csv: ({ change }) => change.currency,
  },
];
