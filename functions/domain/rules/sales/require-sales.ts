import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { EnteredSales } from "../../records/sales/sales-month.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { clockHours, startOfHour } from "./clock-hours.ts";

/**
 * Refuses sales of days to come, and of hours that the clock of the location does not show on their
 * day. Throws salesAhead or noSalesHour. `today` is the day at the location.
 */
export function requireSales(
  { day, hours }: Pick<EnteredSales, "day" | "hours">,
  timeZone: string,
  today: LocalDate,
): void {
  if (day > today) throw new RuleViolation("salesAhead", { day });
  const shown = new Set(clockHours(day, timeZone));
  const wrong = Object.keys(hours ?? {}).find((hour) => !shown.has(hour));
  if (wrong !== undefined)
    throw new RuleViolation("noSalesHour", { time: startOfHour(wrong), day });
}
