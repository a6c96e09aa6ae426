import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import type { SheetHours, SheetHoursOf } from "@crewline/domain/rules/figures/sheet-figures";
import { explainSheetHours } from "@crewline/domain/rules/figures/sheet-figures";
import {
  sheetHoursLine,
  sheetHoursText,
} from "@crewline/domain/words/timesheets/sheet-figure-words";
import { FigureLines } from "../wages/explained/figure-lines.tsx";
import { weekDerivation } from "../wages/explained/week-derivation.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { timeText } from "./entry-texts.ts";

interface SheetHoursLinesProps {
  /** The seconds that are shown. */
  total: number;
  hours: SheetHours;
  sheet: ShownTimesheet;
  startsOn: Weekday;
}

/** The hours of a timesheet by week and day; a day opens how its entries are counted. */
export function SheetHoursLines({ total, hours, sheet, startsOn }: SheetHoursLinesProps) {
  const locale = useLocale();
  const figure = explainSheetHours(total, sheet.days, { hours, startsOn });
  return (
    <FigureLines
      figure={figure}
      intro={[sheetHoursText(hours, locale)]}
      text={(of) => sheetHoursLine(of, locale)}
      detail={(of) =>
        of.kind === "week"
          ? null
          : of.entries.map((entry) => timeText(entry, sheet.timeZone, locale)).join("; ")
      }
      amount={formatDuration}
      renderMore={(of) => <DayEntries of={of} sheet={sheet} />}
    />
  );
}

function DayEntries({ of, sheet }: { of: SheetHoursOf; sheet: ShownTimesheet }) {
  if (of.kind === "week") return null;
  return of.entries.map(({ entryId }) => (
    <weekDerivation.Part
      key={entryId}
      employeeId={sheet.employeeId}
      weekStart={of.weekStart}
      entryId={entryId}
    />
  ));
}
