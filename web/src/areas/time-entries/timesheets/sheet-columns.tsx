import { useMemo } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { SheetOverview, SheetStatus } from "@crewline/domain/records/timesheets/timesheet";
import { sheetLabel } from "@crewline/domain/words/timesheets/sheet-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import { textColumn } from "../../../ui/tables/table-column.ts";
import type { SheetRow } from "./sheet-figures.tsx";
import { SheetHours, SheetPay } from "./sheet-figures.tsx";
import { sheetTones } from "./sheet-tones.ts";

type Column = TableColumn<SheetRow>;

/** What needs a decision comes first. */
export const sheetOrder: readonly SheetStatus[] = [
  "disputed",
  "outdated",
  "none",
  "answered",
  "signed",
];

interface SheetColumnsInput {
  sheets: SheetOverview;
  company: Company;
  /** Of the pay period. */
  firstDay: LocalDate;
}

/** The columns of the list of timesheets; those of messages and pay only where there are any. */
export function useSheetColumns({ sheets, company, firstDay }: SheetColumnsInput) {
  const locale = useLocale();
  const { currency, workRules } = company;
  const startsOn = workRules.weekStart;
  const hasMessages = sheets.some(({ message }) => message !== "");
  const hasPay = sheets.some(({ amountMinor }) => amountMinor !== null);
  return useMemo(
    () => [
      employeeColumn,
      ...(hasMessages ? [messageColumn] : []),
      hoursColumn(firstDay, startsOn),
      overtimeColumn(firstDay, startsOn),
      ...(hasPay ? [payColumn(firstDay, currency)] : []),
      statusColumn(locale),
    ],
    [hasMessages, hasPay, firstDay, startsOn, currency, locale],
  );
}

const employeeColumn: Column = textColumn({
  id: "employee",
  header: "Employee",
  text: ({ employeeName }) => employeeName,
});

const messageColumn: Column = {
  id: "message",
  header: "Message",
  cell: ({ message }) => (message === "" ? null : `“${message}”`),
};

const figure = { align: "right", width: 120, card: "figure" } as const;

function hoursColumn(firstDay: LocalDate, startsOn: Weekday): Column {
  return {
    ...figure,
    id: "hours",
    header: "Hours",
    cell: (row) => <SheetHours hours="worked" {...{ row, firstDay, startsOn }} />,
    sortBy: ({ workedSeconds }) => workedSeconds,
  };
}

function overtimeColumn(firstDay: LocalDate, startsOn: Weekday): Column {
  return {
    ...figure,
    id: "overtime",
    header: "Overtime",
    cell: (row) => <SheetHours hours="overtime" {...{ row, firstDay, startsOn }} />,
    sortBy: ({ overtimeSeconds }) => overtimeSeconds,
  };
}

function payColumn(firstDay: LocalDate, currency: Company["currency"]): Column {
  return {
    ...figure,
    id: "pay",
    header: "Pay",
    cell: (row) => <SheetPay {...{ row, firstDay, currency }} />,
    sortBy: ({ amountMinor }) => amountMinor,
  };
}

function statusColumn(locale: Locale): Column {
  return {
    id: "status",
    header: "Status",
    width: 180,
    card: "state",
    cell: ({ status }) => (
      <StatusChip tone={sheetTones[status]} label={sheetLabel(status, locale)} />
    ),
    sortBy: ({ status }) => sheetOrder.indexOf(status),
  };
}
