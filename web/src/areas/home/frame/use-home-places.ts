import type { Location } from "@crewline/domain/records/locations/location";
import type { BoardRow, DailySummary } from "@crewline/domain/records/summaries/daily-summary";
import type { OpenWork } from "@crewline/domain/records/summaries/open-work";
import type { UnpackedWaiting } from "@crewline/domain/records/summaries/waiting";
import { nothingWaits, unpackWaiting } from "@crewline/domain/records/summaries/waiting";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { dailySummarySource } from "../../../live/daily-summaries.ts";
import { openWorkSource } from "../../../live/open-work.ts";
import { useLiveAll } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { todayIn } from "../../../time/use-today.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../../ui/loading/load-result.ts";

/** A location of Home on its own present day. */
export interface HomePlace {
  location: Location;
  today: LocalDate;
  /** Null while nothing is planned or worked on the day. */
  summary: DailySummary | null;
  board: readonly BoardRow[];
  openWork: Omit<OpenWork, "id">;
  waiting: UnpackedWaiting;
}

const noOpenWork: HomePlace["openWork"] = {
  days: {},
  weeks: {},
  closed: {},
  staffing: [],
  handOver: {},
  waiting: nothingWaits,
};

/** Today at these locations, each on its own clock, and what waits there: two documents each. */
export function useHomePlaces(locations: readonly Location[]): LoadResult<HomePlace[]> {
  const actor = useActor();
  // At midnight of a location its day is another one.
  useNow();
  const openWork = useLiveAll(locations.map(({ id }) => openWorkSource(actor, id)));
  const summaries = useLiveAll(
    locations.map(({ id: locationId, timeZone }) =>
      dailySummarySource(actor, { locationId, day: todayIn(timeZone) }),
    ),
  );
  const result = allResults({
    summaries: allResults(Object.fromEntries(summaries.entries())),
    openWork: allResults(Object.fromEntries(openWork.entries())),
  });
  return mapResult(result, ({ summaries: days, openWork: work }) =>
    locations.map((location, index) => {
      const summary = days[index] ?? null;
      const open = work[index] ?? noOpenWork;
      return {
        location,
        today: todayIn(location.timeZone),
        summary,
        board: summary?.board ?? [],
        openWork: open,
        waiting: unpackWaiting(open.waiting),
      };
    }),
  );
}
