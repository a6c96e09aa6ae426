import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { hoursOfDay } from "@crewline/domain/projections/home/hours-of-day";
import { dayTexts } from "@crewline/domain/words/home/day-words";
import { HandOverNote } from "../../../entities/schedules/hand-over-note.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import type { HomePlace } from "../frame/use-home-places.ts";
import { CostOfDay } from "./cost-of-day.tsx";
import { DayProgress } from "./day-progress.tsx";
import { HoursShown } from "./hours-shown.tsx";

interface PlaceDayProps {
  place: HomePlace;
  startsOn: Weekday;
  isTable: boolean;
  isCost: boolean;
  isOne: boolean;
}

/** The day of a location by the hour, with the note for the next shift. */
export function PlaceDay({ place, startsOn, isTable, isCost, isOne }: PlaceDayProps) {
  const words = dayTexts(useLocale());
  const now = useNow();
  const { location, summary, today, openWork } = place;
  const { timeZone } = location;
  const hours = summary === null ? [] : hoursOfDay(summary, timeZone, now);
  const label = isOne ? words.today : location.name;
  const shared = { place, startsOn };
  const shown = { isTable, height: isOne ? 96 : 36 };
  const showsCost = isCost && hours.length > 0;
  return (
    <>
      {!showsCost && <DayProgress {...shared} span="day" label={label} />}
      {hours.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {words.nothing}{" "}
          <Link
            component={RouterLink}
            to={`/schedules?location=${location.id}&week=${today}&day=${today}`}
          >
            {words.plan}
          </Link>
        </Typography>
      ) : showsCost ? (
        <CostOfDay place={place} hours={hours} label={label} {...shown} />
      ) : (
        <HoursShown
          hours={hours.map(({ startsAt, scheduledSeconds: planned, workedSeconds: worked }) => ({
            startsAt,
            planned,
            worked,
            texts: { planned: formatDuration(planned), worked: formatDuration(worked) },
          }))}
          timeZone={timeZone}
          label={words.chart(location.name)}
          {...shown}
        />
      )}
      <HandOverNote
        location={location}
        day={today}
        note={openWork.handOver[today] ?? null}
        before={openWork.handOver[addDays(today, -1)] ?? null}
      />
      {isOne && <DayProgress {...shared} span="week" label={words.week} />}
    </>
  );
}
