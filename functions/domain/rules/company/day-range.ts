import { daysInMonth } from "../../kernel/time/civil-day.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, weekStartOf } from "../../kernel/time/local-date.ts";
import { payPeriodAt } from "./pay-period-at.ts";
import type { RuledCompany } from "./rules-on.ts";

/** How many days a list of worked time or a report covers. */
export const rangeSpans = ["week", "period", "month"] as const;
export type RangeSpan = (typeof rangeSpans)[number];

/** The days of a list or report; both bounds belong to it. */
export interface DayRange {
  firstDay: LocalDate;
  lastDay: LocalDate;
}

/** The workweek, pay period or calendar month that contains `day`. */
export function rangeAround(company: RuledCompany, day: LocalDate, span: RangeSpan): DayRange {
  if (span === "period") return payPeriodAt(company, day);
  if (span === "month") return monthOf(day);
  const firstDay = weekStartOf(day, company.workRules.weekStart);
  return { firstDay, lastDay: addDays(firstDay, 6) };
}

/** The starts of the workweeks that have a day between these two, both included; oldest first. */
export function weekStartsOf(company: RuledCompany, { firstDay, lastDay }: DayRange) {
  const starts: LocalDate[] = [];
  let start = weekStartOf(firstDay, company.workRules.weekStart);
  for (; start <= lastDay; start = addDays(start, 7)) starts.push(start);
  return starts;
}

function monthOf(day: LocalDate): DayRange {
  const month = day.slice(0, 7);
  const days = daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  return { firstDay: `${month}-01`, lastDay: `${month}-${days}` };
}
