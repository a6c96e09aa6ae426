import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { ShownDay } from "@crewline/domain/projections/home/day-figures";
import { addUp, workedUntil } from "@crewline/domain/projections/home/day-figures";
import { quietDay } from "@crewline/domain/records/summaries/open-work";
import { useNow } from "../../../ui/clock/use-now.ts";
import { FigureBar } from "./figure-bar.tsx";
import type { HomePlace } from "../frame/use-home-places.ts";

interface DayProgressProps {
  place: HomePlace;
  startsOn: Weekday;
  label: string;
  span: "day" | "week";
}

/** Planned against worked hours of a location, today or in the week so far. */
export function DayProgress({ place, startsOn, label, span }: DayProgressProps) {
  const now = useNow();
  const { location, today } = place;
  const weekStart = weekStartOf(today, startsOn);
  const days = { fromDay: span === "day" ? today : weekStart, toDay: today };
  const shown = shownDays(place, days);
  const figures = addUp(shown, days, (day) => workedUntil(day, location.timeZone, now));
  return (
    <FigureBar
      label={label}
      summaries={shown}
      location={location}
      weekStart={weekStart}
      {...figures}
    />
  );
}

/** Today with its board, on which also the night before may still run; the days before it. */
function shownDays(
  { today, summary, board, openWork }: HomePlace,
  { fromDay }: { fromDay: LocalDate },
): ShownDay[] {
  const before = daysFromTo(fromDay, addDays(today, -1)).map((day) => {
    const { scheduledSeconds, workedSeconds } = openWork.days[day] ?? quietDay;
    return { day, scheduledSeconds, workedSeconds, board };
  });
  return summary === null ? before : [...before, summary];
}
