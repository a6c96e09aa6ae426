import type { Location } from "@crewline/domain/records/locations/location";
import type { BoardRow, DailySummary } from "@crewline/domain/records/summaries/daily-summary";
import type { OpenWork } from "@crewline/domain/records/summaries/open-work";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { dailySummariesSource } from "../../../live/daily-summaries.ts";
import { openWorkSource } from "../../../live/open-work.ts";
import { useLive, useLiveAll } from "../../../live/use-live.ts";
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
}

const noOpenWork: HomePlace["openWork"] = {
  days: {},
  weeks: {},
  staffing: [],
  handOver: {},
};

/** Today at these locations, each on its own clock, and what waits there: two documents each. */
export function useHomePlaces(locations: readonly Location[]): LoadResult<HomePlace[]> {
  const actor = useActor();
  // At midnight of a location its day is another one.
  useNow();
  const todays = locations.map(({ timeZone }) => todayIn(timeZone));
  const [fromDay = "", ...later] = todays.toSorted();
  const toDay = later.at(-1) ?? fromDay;
  const ids = locations.map(({ id }) => id);
  const openWork = useLiveAll(ids.map((id) => openWorkSource(actor, id)));
  const result = allResults({
    summaries: useLive(dailySummariesSource(actor, { fromDay, toDay, locationIds: ids })),
    openWork: allResults(Object.fromEntries(openWork.entries())),
  });
  return mapResult(result, ({ summaries, openWork: work }) =>
    locations.map((location, index) => {
      const today = todayIn(location.timeZone);
      const summary =
        summaries.find((one) => one.locationId === location.id && one.day === today) ?? null;
      const board = summary?.board ?? [];
      return { location, today, summary, board, openWork: work[index] ?? noOpenWork };
    }),
  );
}
