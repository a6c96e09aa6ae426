import { useCompany } from "./use-company.ts";
import { weekdayOptions, weekdayOptionsFrom } from "../../inputs/weekday-options.ts";

/** The days of the week as choices, beginning with the first day of the company's week. */
export function useWeekdayOptions() {
  const company = useCompany();
  return company.status === "ready"
    ? weekdayOptionsFrom(company.data.workRules.weekStart)
    : weekdayOptions;
}
