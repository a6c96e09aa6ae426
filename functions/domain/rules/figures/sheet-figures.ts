import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { weekStartOf } from "../../kernel/time/local-date.ts";
import type { SheetPayLine, ShownTimesheet } from "../../records/timesheets/timesheet.ts";
import type { ExplainedFigure } from "./explained-figure.ts";
import { explainFigure, figureLine, sumLine } from "./explained-figure.ts";

type Day = ShownTimesheet["days"][number];

/** A line is of a workweek, or of one of its days. */
export type SheetHoursOf =
  | { kind: "week"; weekStart: LocalDate }
  | { kind: "day"; weekStart: LocalDate; day: LocalDate; entries: Day["entries"] };

/** The hours of a timesheet that are explained: all, or overtime with double time. */
export type SheetHours = "worked" | "overtime";

/** The seconds of a day that count toward the hours. */
export function sheetSeconds(
  { workedSeconds, overtimeSeconds, doubletimeSeconds }: Omit<Day, "day" | "entries">,
  hours: SheetHours,
): number {
  return hours === "worked" ? workedSeconds : overtimeSeconds + doubletimeSeconds;
}

/**
 * Explains the hours of a timesheet, week by week and day by day; days without such hours are left
 * out. `total` are the seconds that are shown.
 */
export function explainSheetHours(
  total: number,
  days: readonly Day[],
  { hours, startsOn }: { hours: SheetHours; startsOn: Weekday },
): ExplainedFigure<SheetHoursOf> {
  const weeks = Map.groupBy(days, ({ day }) => weekStartOf(day, startsOn));
  const lines = [...weeks].map(([weekStart, own]) =>
    sumLine<SheetHoursOf>(
      { kind: "week", weekStart },
      own
        .map((one) => {
          const { day, entries } = one;
          return figureLine(
            { kind: "day", weekStart, day, entries } as const,
            sheetSeconds(one, hours),
          );
        })
        .filter(({ amount }) => amount !== 0),
    ),
  );
  return explainFigure(
    total,
    lines.filter(({ lines: inside }) => inside.length > 0),
  );
}

/** Explains the pay of a timesheet by its lines of payroll. `totalMinor` is the amount shown. */
export function explainSheetPay(
  totalMinor: number,
  payLines: readonly SheetPayLine[],
): ExplainedFigure<SheetPayLine> {
  return explainFigure(
    totalMinor,
    payLines.map((line) => figureLine(line, line.amountMinor)),
  );
}
