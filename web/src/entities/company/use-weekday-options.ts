import { weekdayOptions } from "../../inputs/weekday-options.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useCompany } from "./use-company.ts";

/** The days of the week as choices, beginning with the first day of the company's week. */
export function useWeekdayOptions() {
  const company = useCompany();
  const locale = useLocale();
  return company.status === "ready"
    ? weekdayOptions(locale, company.data.workRules.weekStart)
    : weekdayOptions(locale);
}
