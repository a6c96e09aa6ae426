import { addDays, daysBetween } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { RuledCompany } from "@crewline/domain/rules/company/rules-on";
import type { DayRange, RangeSpan } from "@crewline/domain/rules/company/day-range";
import { rangeAround } from "@crewline/domain/rules/company/day-range";

/** How the days of a report are chosen. */
export type ReportSpan = RangeSpan | "custom";

/** The days before a report's own: the week, pay period or month before, or as many days. */
export function rangeBefore(company: RuledCompany, range: DayRange, span: ReportSpan): DayRange {
  const lastDay = addDays(range.firstDay, -1);
  if (span !== "custom") return rangeAround(company, lastDay, span);
  return { firstDay: addDays(lastDay, -daysBetween(range.firstDay, range.lastDay)), lastDay };
}

/** The chosen days, the earlier one first. */
export function customRange(from: LocalDate, until: LocalDate): DayRange {
  return from <= until ? { firstDay: from, lastDay: until } : { firstDay: until, lastDay: from };
}
