import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo, weekDays } from "@crewline/domain/kernel/time/local-date";
import type { ReportRange } from "@crewline/domain/records/reports/report";
import { shapeOf, unpackDay, unpackWeek } from "@crewline/domain/records/summaries/pack-facts";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import { halfMonthOf, shiftRollupId } from "@crewline/domain/records/summaries/rollup";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The facts of a person's week or of a location's day, and the shape in which they were packed. */
export interface Packed {
  facts: ReportFact[];
  lastDay: LocalDate;
  shape: number;
}

/** Returns the weeks that touch the days, of one employee or of all. */
export async function readWeeks(
  { weekRollups }: CompanyStore,
  { firstDay, lastDay }: ReportRange,
  employeeId: EmployeeId | null,
): Promise<Packed[]> {
  const pages = await weekRollups.list([
    ["weekStart", ">=", addDays(firstDay, -6)],
    ["weekStart", "<=", lastDay],
  ]);
  return pages.flatMap(({ weekStart, people }) => {
    const days = weekDays(weekStart);
    const weekEnd = addDays(weekStart, 6);
    return entriesById<EmployeeId, string | null>(people).flatMap(([id, text]) => {
      if (text === null || ![null, id].includes(employeeId)) return [];
      const facts = unpackWeek(id, days, text).map((fact) => ({ ...fact, weekStart }));
      return [{ facts, lastDay: weekEnd < lastDay ? weekEnd : lastDay, shape: shapeOf(text) }];
    });
  });
}

/** Returns the days of one location or of all. */
export async function readShifts(
  { shiftRollups }: CompanyStore,
  { firstDay, lastDay }: ReportRange,
  locationId: LocationId | null,
): Promise<Packed[]> {
  const pages =
    locationId === null
      ? await shiftRollups.list([
          ["fromDay", ">=", halfMonthOf(firstDay)],
          ["fromDay", "<=", lastDay],
        ])
      : await shiftRollups.findAll(
          daysFromTo(firstDay, lastDay).map((day) => shiftRollupId(locationId, day)),
        );
  return pages.flatMap((page) =>
    entriesById<LocalDate, string | null>(page.days).flatMap(([day, text]) => {
      if (text === null || day < firstDay || day > lastDay) return [];
      return [{ facts: unpackDay(page.locationId, day, text), lastDay: day, shape: shapeOf(text) }];
    }),
  );
}
