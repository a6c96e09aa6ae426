import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, weekStartOf } from "../../kernel/time/local-date.ts";
import type { Company } from "../../records/company/company.ts";
import { payPeriodAt } from "./pay-period-at.ts";
import type { RuleSection } from "../../records/company/rule-sections.ts";
import type { RuledCompany } from "./rules-on.ts";

/** Parts that decide hours and pay; they change with a workweek and can be tried out before. */
const payingSections: readonly RuleSection[] = ["overtime", "rounding", "breaks"];

/** True for a part that decides what hours are counted and paid. */
export function isPaying(section: RuleSection): boolean {
  return payingSections.includes(section);
}

/**
 * Returns the day on which a change requested from `day` takes effect: what decides pay at the
 * beginning of a workweek, the pay frequency at that of a pay period, everything else at once.
 */
export function effectiveDayOf(
  company: RuledCompany & Pick<Company, "workRules">,
  section: RuleSection,
  day: LocalDate,
): LocalDate {
  if (section === "payPeriod") {
    const { firstDay, lastDay } = payPeriodAt(company, day);
    return firstDay === day ? day : addDays(lastDay, 1);
  }
  if (!isPaying(section)) return day;
  const weekStart = weekStartOf(day, company.workRules.weekStart);
  return weekStart === day ? day : addDays(weekStart, 7);
}

/** The first day on which a change can take effect that is made today and disturbs nothing. */
export function nextEffectiveDay(
  company: RuledCompany,
  section: RuleSection,
  today: LocalDate,
): LocalDate {
  const isAtOnce = !isPaying(section) && section !== "payPeriod";
  return effectiveDayOf(company, section, isAtOnce ? today : addDays(today, 1));
}
