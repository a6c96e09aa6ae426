import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import type { SheetOverview } from "@crewline/domain/records/timesheets/timesheet";
import { sheetLabel } from "@crewline/domain/words/timesheets/sheet-words";
import { formatDuration, formatOvertime } from "@crewline/domain/kernel/time/duration";
import { useLocale } from "../../locale/use-locale.ts";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";

type EmployeePay = PayrollReport["people"][number];

const payrollFilters = { location: "" };

/** The people of a payroll report as a list; the payroll file takes the place of an export. */
export function payrollList(
  report: PayrollReport,
  sheets: SheetOverview,
  locale: Locale,
): ListDefinition<EmployeePay> {
  return {
    screen: "reports",
    label: "Hours and pay per person",
    noun: { one: "person", other: "people" },
    rowId: ({ employeeId }) => employeeId,
    columns: [...peopleColumns(report, locale), sheetColumn(sheets, locale)],
    initialSort: { id: "employee", desc: false },
    filters: payrollFilters,
    file: null,
  };
}

/** A person's pay; hours without pay are never shown as an amount of zero. */
function PersonPay({ person, currency }: { person: EmployeePay; currency: string }) {
  const locale = useLocale();
  if (!person.isPayMissing) return formatAmount(person.totalMinor, currency, locale);
  return (
    <>
      {person.totalMinor !== 0 && `${formatAmount(person.totalMinor, currency, locale)} `}
      <StatusChip tone="danger" label="Pay missing" />
    </>
  );
}

/** What each person said about the hours of the period. */
function sheetColumn(sheets: SheetOverview, locale: Locale): TableColumn<EmployeePay> {
  const known = new Map(sheets.map(({ employeeId, status }) => [employeeId, status]));
  const labelOf = ({ employeeId }: EmployeePay) => {
    const status = known.get(employeeId);
    return status === undefined ? null : sheetLabel(status, locale);
  };
  return textColumn({ id: "timesheet", header: "Timesheet", text: labelOf, card: "state" });
}

interface ShownHours {
  id: string;
  header: string;
  secondsOf: (person: EmployeePay) => number;
  /** Formats the seconds; unless given, as overtime, which has a dash for none. */
  word?: (seconds: number) => string;
}

function peopleColumns(report: PayrollReport, locale: Locale): TableColumn<EmployeePay>[] {
  const hours = (shown: ShownHours): TableColumn<EmployeePay> => {
    const { id, header, secondsOf, word = formatOvertime } = shown;
    return {
      id,
      header,
      cell: (person) => word(secondsOf(person)),
      sortBy: secondsOf,
      align: "right",
      card: "figure",
      footer: word(report.people.reduce((sum, one) => sum + secondsOf(one), 0)),
    };
  };
  return [
    textColumn({
      id: "employee",
      header: "Employee",
      text: (person) => person.employeeName,
    }),
    hours({
      id: "regular",
      header: "Regular",
      secondsOf: (person) => person.regularSeconds,
      word: formatDuration,
    }),
    hours({ id: "overtime", header: "Overtime", secondsOf: (person) => person.overtimeSeconds }),
    hours({
      id: "doubletime",
      header: "Double time",
      secondsOf: (person) => person.doubletimeSeconds,
    }),
    hours({
      id: "worked",
      header: "Hours",
      secondsOf: (person) => person.workedSeconds,
      word: formatDuration,
    }),
    {
      id: "pay",
      header: "Pay",
      cell: (person) => <PersonPay person={person} currency={report.currency} />,
      sortBy: (person) => person.totalMinor,
      align: "right",
      card: "figure",
      footer: formatAmount(report.totalMinor, report.currency, locale),
    },
    {
      id: "toApprove",
      header: "To approve",
      cell: (person) => (person.unapprovedEntries === 0 ? "–" : person.unapprovedEntries),
      sortBy: (person) => person.unapprovedEntries,
      align: "right",
      card: "figure",
    },
  ];
}
