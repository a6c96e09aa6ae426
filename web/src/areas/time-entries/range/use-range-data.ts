import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import { employeeWeeksSource } from "../../../live/employee-weeks.ts";
import type { LiveResult } from "../../../live/live-result.ts";
import { publishedShiftsSource } from "../../../live/shifts.ts";
import { useLiveAll } from "../../../live/use-live.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { useLocations } from "../../../entities/locations/use-locations.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { allResults } from "../../../ui/loading/load-result.ts";
import type { EntryRange } from "./entry-range.ts";
import { weekStartsOf } from "./entry-range.ts";
import { useEntryPages } from "./use-entry-pages.ts";

/**
 * The loaded entries of a range with the plans and hours of their weeks. An entry appears once the
 * hours of its week are there, so that none passes as clean before its flags are known.
 */
export function useRangeData(
  company: Company,
  range: EntryRange,
  wanted: Parameters<typeof useEntryPages>[1],
) {
  const actor = useActor();
  const pages = useEntryPages(range, wanted);
  const { lastDay } = range;
  const oldest = pages.entries.reduce((day, entry) => (entry.day < day ? entry.day : day), lastDay);
  const starts = weekStartsOf(company, { firstDay: oldest, lastDay });
  // A night may reach into the week after.
  const hourStarts = [...starts, addDays(starts.at(-1) ?? lastDay, 7)];
  const shifts = useLiveAll(starts.map((weekStart) => publishedShiftsSource(actor, { weekStart })));
  const weeks = useLiveAll(
    hourStarts.map((weekStart) => employeeWeeksSource(actor, { weekStart })),
  );
  const known = new Set(
    starts.filter((_, at) => [shifts[at], weeks[at], weeks[at + 1]].every(isReady)),
  );
  const all = [...pages.results, ...shifts, ...weeks];
  const entries = pages.entries.filter(({ day }) =>
    known.has(weekStartOf(day, company.workRules.weekStart)),
  );
  // The first page with the weeks of its days; what is loaded later is added to the list.
  const isFirst = entries.length === 0 || pages.results[0]?.status !== "ready";
  const parts = isFirst ? all : all.filter(({ status }) => status !== "loading");
  return allResults({
    parts: allResults(Object.fromEntries(parts.entries())),
    entries: ready(entries),
    shifts: ready(dataOf(shifts)),
    weeks: ready(dataOf(weeks)),
    employees: useEmployees(),
    locations: useLocations(),
    company: ready(company),
    paging: ready({
      restTo: pages.restTo,
      isLoading: all.some(({ status }) => status === "loading"),
      loadMore: pages.loadMore,
      loadAll: pages.loadAll,
    }),
  });
}

function isReady(result: LiveResult<unknown> | undefined): boolean {
  return result?.status === "ready";
}

function ready<T>(data: T) {
  return { status: "ready" as const, data, isOfflineCopy: false };
}

function dataOf<T>(results: readonly LiveResult<T[]>[]): T[] {
  return results.flatMap((result) => (result.status === "ready" ? result.data : []));
}
