import type { Shift } from "../schedules/shift.ts";
import type { LocalDate } from "../time/local-date.ts";

export interface UnpublishedWeek {
  locationId: string;
  weekStart: LocalDate;
  /** Shifts that staff do not see as they are planned. */
  shiftCount: number;
}

/** What staff do not see as it is planned; cancelled shifts and published ones need nothing. */
export const unpublishedStates = ["draft", "changed"] as const satisfies readonly Shift["state"][];

/**
 * The weeks in which a location has planned or changed shifts that are not published, the earliest
 * first.
 */
export function unpublishedWeeks(
  shifts: readonly Pick<Shift, "locationId" | "weekStart" | "state">[],
): UnpublishedWeek[] {
  const pending = shifts.filter(({ state }) => unpublishedStates.some((one) => one === state));
  const groups = Map.groupBy(pending, (shift) => `${shift.weekStart} ${shift.locationId}`);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...rest]]) =>
      first === undefined
        ? []
        : [
            {
              locationId: first.locationId,
              weekStart: first.weekStart,
              shiftCount: rest.length + 1,
            },
          ],
    );
}
