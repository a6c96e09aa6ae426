import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { workedUntil } from "@crewline/domain/projections/home/day-figures";
import type { DailySummary } from "@crewline/domain/records/summaries/daily-summary";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { dailySummariesSource } from "../../live/daily-summaries.ts";
import { useLive } from "../../live/use-live.ts";
import { todayIn } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { useNow } from "../../ui/clock/use-now.ts";
import { FigureBar } from "./figure-bar.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { NowBoard } from "./now-board.tsx";
import { Section } from "./section.tsx";

interface AllLocationsProps {
  locations: readonly [Location, ...Location[]];
  startsOn: Weekday;
}

/**
 * Today at every location, each in its own zone; the days before are read one location at a time.
 */
export function AllLocations({ locations, startsOn }: AllLocationsProps) {
  const actor = useActor();
  const now = useNow();
  const todays = locations.map((location) => todayIn(location.timeZone));
  const [fromDay = "", ...later] = todays.toSorted();
  const toDay = later.at(-1) ?? fromDay;
  const result = useLive(
    dailySummariesSource(actor, { fromDay, toDay, locationIds: locations.map(({ id }) => id) }),
  );
  return (
    <DataStates result={result} label="the day">
      {(summaries) => {
        const days = locations.map((location) => {
          const today = todayIn(location.timeZone);
          return { location, today, summary: find(summaries, location.id, today) };
        });
        return (
          <>
            <NowBoard
              startsOn={startsOn}
              boards={days.map(({ location, summary }) => ({
                location,
                board: summary?.board ?? [],
              }))}
            />
            <Section title="Needs you">
              {days.map(({ location, today }) => (
                <div key={location.id}>
                  <Link component={RouterLink} to={`/?location=${location.id}`}>
                    {location.name}
                  </Link>
                  <NeedsYou location={location} today={today} startsOn={startsOn} />
                </div>
              ))}
            </Section>
            <Section title="Planned and worked hours today">
              {days.map(({ location, today, summary }) => (
                <FigureBar
                  key={location.id}
                  label={location.name}
                  location={location}
                  weekStart={weekStartOf(today, startsOn)}
                  summaries={summary === undefined ? [] : [summary]}
                  scheduledSeconds={summary?.scheduledSeconds ?? 0}
                  workedSeconds={
                    summary === undefined ? 0 : workedUntil(summary, location.timeZone, now)
                  }
                />
              ))}
            </Section>
          </>
        );
      }}
    </DataStates>
  );
}

function find(summaries: readonly DailySummary[], locationId: LocationId, day: string) {
  return summaries.find((one) => one.locationId === locationId && one.day === day);
}
