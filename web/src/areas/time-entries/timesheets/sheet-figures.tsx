import type { ReactNode } from "react";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { SheetOverview, ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { LoadedSheet } from "./loaded-sheet.tsx";
import { SheetHoursLines } from "../../../entities/timesheets/sheet-hours.tsx";
import { SheetPayLines } from "../../../entities/timesheets/sheet-pay.tsx";

export type SheetRow = SheetOverview[number];

interface SheetFigureProps {
  row: SheetRow;
  /** Of the pay period. */
  firstDay: LocalDate;
}

interface SheetHoursProps extends SheetFigureProps {
  hours: "worked" | "overtime";
  startsOn: Weekday;
}

const subjects = { worked: "Hours", overtime: "Overtime" } as const;

/** Hours of a timesheet, which open the days that they add up; a dash for no overtime. */
export function SheetHours({ row, firstDay, hours, startsOn }: SheetHoursProps) {
  const total = hours === "worked" ? row.workedSeconds : row.overtimeSeconds;
  if (hours === "overtime" && total === 0) return "–";
  return (
    <SheetFigure
      {...{ row, firstDay }}
      figure={formatDuration(total)}
      subject={`${subjects[hours]} of ${row.employeeName}`}
      render={(sheet) => <SheetHoursLines {...{ total, hours, sheet, startsOn }} />}
    />
  );
}

interface SheetPayProps extends SheetFigureProps {
  currency: Company["currency"];
}

/** The pay of a timesheet, which opens its lines; a dash where the reader may not see it. */
export function SheetPay({ row, firstDay, currency }: SheetPayProps) {
  const locale = useLocale();
  const { amountMinor } = row;
  if (amountMinor === null) return "–";
  return (
    <SheetFigure
      {...{ row, firstDay }}
      figure={formatAmount(amountMinor, currency, locale)}
      subject={`Pay of ${row.employeeName} before taxes`}
      render={(sheet) => <SheetPayLines totalMinor={amountMinor} sheet={sheet} />}
    />
  );
}

interface FigureProps extends SheetFigureProps {
  figure: string;
  subject: string;
  render: (sheet: ShownTimesheet) => ReactNode;
}

function SheetFigure({ row, firstDay, figure, subject, render }: FigureProps) {
  return (
    <ExplainedFigure
      figure={figure}
      subject={subject}
      renderExplanation={() => (
        <LoadedSheet employeeId={row.employeeId} day={firstDay} render={render} />
      )}
    />
  );
}
