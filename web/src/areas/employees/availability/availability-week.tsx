import type { AvailabilityEntry } from "@crewline/domain/records/employees/availability";
import { dayLine } from "@crewline/domain/words/availability/availability-words";
import { availabilityOn } from "@crewline/domain/rules/availability/held-times";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { WeekPicker } from "../../../entities/company/week-picker.tsx";
import { Facts } from "../../../ui/page/facts.tsx";
import { useSuggested } from "../../../ui/forms/use-suggested.ts";

interface AvailabilityWeekProps {
  entries: readonly AvailabilityEntry[];
  today: LocalDate;
  startsOn: Weekday;
  timeZone: string;
}

/** The sum of all entries, day by day of a week. */
export function AvailabilityWeek({ entries, today, startsOn, timeZone }: AvailabilityWeekProps) {
  const locale = useLocale();
  const [weekStart, setWeekStart] = useSuggested(weekStartOf(today, startsOn));
  const lineOf = (day: LocalDate) =>
    dayLine(availabilityOn(entries, day, { timeZone, dayZone: timeZone }), timeZone, locale);
  return (
    <>
      <WeekPicker value={weekStart} onChange={setWeekStart} />
      <Facts
        facts={weekDays(weekStart).map((day) => ({
          label: formatDay(day, locale),
          value: lineOf(day) ?? "Available",
        }))}
      />
    </>
  );
}
