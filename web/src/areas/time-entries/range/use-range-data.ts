import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
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
import type { DayRange } from "@crewline/domain/rules/company/day-range";
import { weekStartsOf } from "@crewline/domain/rules/company/day-range";
import { useEntryPages } from "./use-entry-pages.ts";

/**
 * The loaded entries of a range with the plans and hours of their weeks. An entry appears once the
 * hours of its week are there, so that none passes as clean before its flags are known.
 */
export function useRangeData(
  company: Company,
  range: DayRange,
  wanted: Parameters<typeof useEntryPages>[1],
) {
  const actor = useActor();
  const pages = useEntryPages(range, wanted);
  const { lastDay } = range;
  const oldest = pages.entries.reduce((day, entry) => (entry.day < day ? entry.day : day), lastDay);
  const starts = weekStartsOf(company, { firstDay: oldest, lastDay });
  // A night may reach into the week after.
  const hourStarts = [...starts, addDays(starts.at(-1) ?? lastDay, 7)];
  // Employees see their own entries only, so the shifts of others would explain none of them.
  const own = actor.role === "employee" ? (actor.employeeId ?? undefined) : undefined;
  const shifts = useLiveAll(
    starts.map((weekStart) =>
      publishedShiftsSource(actor, { weekStart, ...(own !== undefined && { employeeId: own }) }),
    ),
  );
  const weeks = useLiveAll(
    hourStarts.map((weekStart) => employeeWeeksSource(actor, { weekStart })),
  );
  const partsOf = (at: number) => [shifts[at], weeks[at], weeks[at + 1]];
  // What is shown has no gap: nothing before a week that could not be read.
  const failedAt = starts.findLastIndex((_, at) => partsOf(at).some(hasFailed));
  const known = new Set(starts.filter((_, at) => at > failedAt && partsOf(at).every(isReady)));
  const all = [...pages.results, ...shifts, ...weeks];
  const entries = pages.entries.filter(({ day }) =>
    known.has(weekStartOf(day, company.workRules.weekStart)),
  );
  // The first page with the weeks of its days; what is loaded later is added to the list, and what
  // fails later takes nothing away.
  const isFirst = entries.length === 0 || pages.results[0]?.status !== "ready";
  const later: readonly string[] = ["loading", "failed"];
  const parts = isFirst ? all : all.filter(({ status }) => !later.includes(status));
  return allResults({
    parts: allResults(Object.fromEntries(parts.entries())),
    entries: ready(entries),
    shifts: ready(dataOf(shifts)),
    weeks: ready(dataOf(weeks)),
    employees: useEmployees(),
    locations: useLocations(),
    company: ready(company),
    paging: ready({
      restTo: lastDayBefore(pages.restTo, starts[failedAt]),
      problem: problemOf(all),
      isLoading: all.some(({ status }) => status === "loading"),
      loadMore: pages.loadMore,
      loadAll: pages.loadAll,
    }),
  });
}

type RangeData = ReturnType<typeof useRangeData>;

/** What is loaded of a range, and how more of it is loaded. */
export type LoadedRange = Extract<RangeData, { status: "ready" }>["data"];

/** The latest day that is not shown: none of the week that failed is. */
function lastDayBefore(restTo: LocalDate | null, failedWeek: LocalDate | undefined) {
  return failedWeek === undefined ? restTo : addDays(failedWeek, 6);
}

/** What could not be read, and how all of it is tried again; null for nothing. */
function problemOf(all: readonly LiveResult<unknown>[]) {
  const failed = all.filter((result) => result.status === "failed");
  const [first] = failed;
  if (first === undefined) return null;
  const retry = () => {
    for (const one of failed) one.retry();
  };
  return { message: first.message, retry };
}

function hasFailed(result: LiveResult<unknown> | undefined): boolean {
  return result?.status === "failed";
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
