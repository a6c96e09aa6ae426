import type { WorkRules } from "@crewline/domain/pay/work-rules";
import { plannedOvertime } from "@crewline/domain/schedules/planned-overtime";
import type { Shift } from "@crewline/domain/schedules/shift";
import type { RosterWeek } from "./roster-context.ts";

interface Known {
  shifts: readonly Shift[];
  seconds: number | null;
}

/**
 * Answers the overtime that the plan makes for each person of the week. People who also work where
 * the reader may not look are left out, because half a week would give a wrong number. A person is
 * computed again only when one of the person's shifts changes.
 */
export function overtimeCounter(rules: WorkRules) {
  const known = new Map<string, Known>();
  return (week: RosterWeek, knownLocationIds: ReadonlySet<string>): Map<string, number> => {
    const byPerson = Map.groupBy(week.others, (shift) => shift.employeeId);
    const result = new Map<string, number>();
    for (const { id, locationIds } of week.people) {
      if (!locationIds.every((locationId) => knownLocationIds.has(locationId))) continue;
      const shifts = (byPerson.get(id) ?? []).filter(({ state }) => state !== "cancelled");
      const before = known.get(id);
      const seconds =
        before !== undefined && isSame(before.shifts, shifts)
          ? before.seconds
          : plannedOvertime({
              weekStart: week.weekStart,
              timeZone: week.location.timeZone,
              rules,
              shifts,
            });
      known.set(id, { shifts, seconds });
      if (seconds !== null) result.set(id, seconds);
    }
    return result;
  };
}

function isSame(before: readonly Shift[], after: readonly Shift[]): boolean {
  return before.length === after.length && before.every((shift, index) => shift === after[index]);
}
