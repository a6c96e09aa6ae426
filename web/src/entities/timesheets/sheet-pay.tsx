import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import { explainSheetPay } from "@crewline/domain/rules/figures/sheet-figures";
import { sheetPayLine, sheetPayText } from "@crewline/domain/words/timesheets/sheet-figure-words";
import { ComputedSalary } from "../wages/explained/computed-salary.tsx";
import { ComputedWeeks } from "../wages/explained/computed-weeks.tsx";
import { FigureLines } from "../wages/explained/figure-lines.tsx";
import { useLocale } from "../../locale/use-locale.ts";

interface SheetPayLinesProps {
  /** The amount that is shown, in minor units. */
  totalMinor: number;
  sheet: ShownTimesheet;
}

/** The pay of a timesheet by the lines of payroll, and how its weeks are computed. */
export function SheetPayLines({ totalMinor, sheet }: SheetPayLinesProps) {
  const locale = useLocale();
  const { currency, payLines, employeeId } = sheet;
  return (
    <>
      <FigureLines
        figure={explainSheetPay(totalMinor, payLines)}
        intro={[sheetPayText(locale)]}
        text={(line) => sheetPayLine(line, currency, locale)}
        detail={({ jobRole, locationName }) =>
          [jobRole, locationName].filter((part) => part !== null && part !== "").join(", ") || null
        }
        amount={(minor) => formatAmount(minor, currency, locale)}
      />
      <ComputedWeeks period={sheet} employeeId={employeeId} />
      <ComputedSalary period={sheet} employeeId={employeeId} lines={payLines} />
    </>
  );
}
