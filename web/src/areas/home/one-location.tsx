import { addUp, summariesOf, workedUntil } from "@crewline/domain/projections/home/day-figures";
import type { DailySummary } from "@crewline/domain/records/summaries/daily-summary";
import type { Location } from "@crewline/domain/records/locations/location";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { dailySummariesSource } from "../../live/daily-summaries.ts";
import { useLive } from "../../live/use-live.ts";
import { useToday } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { useNow } from "../../ui/clock/use-now.ts";
import { FigureBar } from "./figure-bar.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { NowBoard } from "./now-board.tsx";
import { Section } from "./section.tsx";

interface OneLocationProps {
  location: Location;
  startsOn: Weekday;
}

/**
 * A location's day. The last seven days are read, because they hold the week so far.
 */
export function OneLocation({ location, startsOn }: OneLocationProps) {
  const actor = useActor();
  const today = useToday(location.timeZone);
  const fromDay = addDays(today, -6);
  const result = useLive(
    dailySummariesSource(actor, { fromDay, toDay: today, locationIds: [location.id] }),
  );
  return (
    <DataStates result={result} label="the day">
      {(summaries) => (
        <>
          <NowBoard
            startsOn={startsOn}
            boards={[{ location, board: summaries.find(({ day }) => day === today)?.board ?? [] }]}
          />
          <Section title="Needs you">
            <NeedsYou location={location} today={today} startsOn={startsOn} />
          </Section>
          <Progress
            location={location}
            summaries={summaries}
            today={today}
            weekStart={weekStartOf(today, startsOn)}
          />
        </>
      )}
    </DataStates>
  );
}

interface ProgressProps {
  location: Location;
  summaries: readonly DailySummary[];
  today: string;
  weekStart: string;
}

/** Planned against worked hours, today and in the week so far. */
function Progress({ location, summaries, today, weekStart }: ProgressProps) {
  const now = useNow();
  const worked = (summary: DailySummary) => workedUntil(summary, location.timeZone, now);
  const ofDay = summariesOf(summaries, { fromDay: today, toDay: today });
  const ofWeek = summariesOf(summaries, { fromDay: weekStart, toDay: today });
  const day = addUp(ofDay, { fromDay: today, toDay: today }, worked);
  const week = addUp(ofWeek, { fromDay: weekStart, toDay: today }, worked);
  const place = { location, weekStart };
  return (
    <Section title="Planned and worked hours">
      <FigureBar label="Today" summaries={ofDay} {...place} {...day} />
      <FigureBar label="This week until today" summaries={ofWeek} {...place} {...week} />
    </Section>
  );
}
