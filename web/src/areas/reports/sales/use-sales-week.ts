import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { SalesDay } from "@crewline/domain/records/sales/sales-month";
import { salesWithin, versionOfDays } from "@crewline/domain/rules/sales/sales-amounts";
import { salesMonthSource } from "../../../live/sales-months.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../../ui/loading/load-result.ts";

/** The stored sales of a week, and the version of them all. */
export interface SalesWeek {
  days: ReadonlyMap<LocalDate, SalesDay>;
  version: number;
}

/** The sales of a location's week, live: of one month, or of two. */
export function useSalesWeek(locationId: LocationId, weekStart: LocalDate): LoadResult<SalesWeek> {
  const actor = useActor();
  const lastDay = addDays(weekStart, 6);
  const first = useLive(salesMonthSource(actor, { locationId, day: weekStart }));
  const last = useLive(salesMonthSource(actor, { locationId, day: lastDay }));
  return mapResult(allResults({ first, last }), (months) => {
    const found = [months.first, months.last].flatMap((month) => month ?? []);
    const days = salesWithin(found, weekStart, lastDay);
    return { days, version: versionOfDays(days) };
  });
}
