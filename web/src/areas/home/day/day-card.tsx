import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { hoursOfDay } from "@crewline/domain/projections/home/hours-of-day";
import { dayTexts } from "@crewline/domain/words/home/day-words";
import { HandOverNote } from "../../../entities/schedules/hand-over-note.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { Section } from "../frame/section.tsx";
import type { HomePlace } from "../frame/use-home-places.ts";
import { DayProgress } from "./day-progress.tsx";
import { HourChart } from "./hour-chart.tsx";
import { HourTable } from "./hour-table.tsx";

interface DayCardProps {
  places: readonly HomePlace[];
  startsOn: Weekday;
}

/** How the day goes: planned against worked hours, hour by hour, at each location's own clock. */
export function DayCard({ places, startsOn }: DayCardProps) {
  const words = dayTexts(useLocale());
  const [isTable, setTable] = useState(false);
  const isOne = places.length === 1;
  return (
    <Section
      title={words.title}
      isTall
      aside={
        <Button size="small" onClick={() => setTable((was) => !was)}>
          {isTable ? words.asChart : words.asTable}
        </Button>
      }
    >
      {places.map((place) => (
        <PlaceDay
          key={place.location.id}
          place={place}
          startsOn={startsOn}
          isTable={isTable}
          isOne={isOne}
        />
      ))}
    </Section>
  );
}

interface PlaceDayProps {
  place: HomePlace;
  startsOn: Weekday;
  isTable: boolean;
  isOne: boolean;
}

function PlaceDay({ place, startsOn, isTable, isOne }: PlaceDayProps) {
  const words = dayTexts(useLocale());
  const now = useNow();
  const { location, summary, today, openWork } = place;
  const { timeZone } = location;
  const hours = summary === null ? [] : hoursOfDay(summary, timeZone, now);
  const label = words.chart(location.name);
  const shared = { place, startsOn };
  return (
    <>
      <DayProgress {...shared} span="day" label={isOne ? words.today : location.name} />
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
      ) : isTable ? (
        <HourTable hours={hours} timeZone={timeZone} label={label} />
      ) : (
        <HourChart hours={hours} timeZone={timeZone} label={label} height={isOne ? 96 : 36} />
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
