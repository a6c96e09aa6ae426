import { useSearchParams } from "react-router-dom";
import { useAddressDay } from "../../../time/use-address-day.ts";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";

/**
 * The day that is shown of a week, kept in the address: today when the week holds it. A day of
 * another week shows that week.
 */
export function useDay(
  days: readonly LocalDate[],
  today: LocalDate,
): [LocalDate, (day: LocalDate) => void] {
  const [, setSearch] = useSearchParams();
  const named = useAddressDay("day") ?? today;
  const day = days.includes(named) ? named : (days[0] ?? today);
  const setDay = (chosen: LocalDate) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("day", chosen);
        if (!days.includes(chosen)) after.set("week", chosen);
        return after;
      },
      { replace: true },
    );
  return [day, setDay];
}
