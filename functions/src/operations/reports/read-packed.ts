import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo, weekDays } from "@crewline/domain/kernel/time/local-date";
import type { PackedShift } from "@crewline/domain/projections/reports/fairness-facts";
import type { ReportRange } from "@crewline/domain/records/reports/report";
import {
  shapeOf,
  unpackDay,
  unpackSpans,
  unpackWeek,
} from "@crewline/domain/records/summaries/pack-facts";
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

/** The packed text of a location's day. */
export interface PackedDay extends Pick<Packed, "lastDay" | "shape"> {
  locationId: LocationId;
  day: LocalDate;
  text: string;
}

/** Returns the days of one location or of all. */
export async function readDays(
  { shiftRollups }: CompanyStore,
  { firstDay, lastDay }: ReportRange,
  locationId: LocationId | null,
): Promise<PackedDay[]> {
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
    entriesById<LocalDate, string | null>(page.days).flatMap(([day, text]) =>
      text === null || day < firstDay || day > lastDay
        ? []
        : [{ locationId: page.locationId, day, lastDay: day, text, shape: shapeOf(text) }],
    ),
  );
}

/** The planned shifts of a day, with their attendance. */
export function factsOfDay({ locationId, day, text }: PackedDay): ReportFact[] {
  return unpackDay(locationId, day, text);
}

/** The assigned shifts of a day, one by one. */
export function spansOfDay({ locationId, day, text }: PackedDay): PackedShift[] {
  return unpackSpans(day, text).map((span) => ({ ...span, locationId, day }));
}
