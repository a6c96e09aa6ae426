import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Schedule } from "../../records/schedules/schedule.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

export interface UnpublishedWeek {
  locationId: LocationId;
  weekStart: LocalDate;
  /** Shifts that staff do not see as they are planned; 0 where shifts were only removed. */
  shiftCount: number;
}

/**
 * The states that staff do not see as planned; cancelled shifts and published ones need nothing.
 */
export const unpublishedStates = ["draft", "changed"] as const satisfies readonly Shift["state"][];

type WeekOfShift = Pick<Shift, "locationId" | "weekStart">;

/**
 * Returns the weeks of locations whose plan differs from what staff see, the earliest first: with
 * planned or changed shifts, or published before and changed since (a shift was removed).
 */
export function unpublishedWeeks(
  shifts: readonly (WeekOfShift & Pick<Shift, "state">)[],
  schedules: readonly Pick<Schedule, "locationId" | "weekStart" | "state">[],
): UnpublishedWeek[] {
  const pending = shifts.filter(({ state }) => unpublishedStates.some((one) => one === state));
  const counts = Map.groupBy(pending, weekKey);
  const changed = schedules.filter(({ state }) => state === "changed");
  const weeks = new Map([...changed, ...pending].map((one) => [weekKey(one), one]));
  return [...weeks]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { locationId, weekStart }]) => ({
      locationId,
      weekStart,
      shiftCount: counts.get(key)?.length ?? 0,
    }));
}

function weekKey({ weekStart, locationId }: WeekOfShift): string {
  return `${weekStart} ${locationId}`;
}
