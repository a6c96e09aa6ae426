import type { CompanyRules } from "@crewline/domain/company/rules-on";
import { plannedOvertime } from "@crewline/domain/schedules/planned-overtime";
import { plannedWarnings } from "@crewline/domain/schedules/planned-warnings";
import type { Shift } from "@crewline/domain/schedules/shift";
import type { RosterWeek } from "./roster-context.ts";

/** What a person's plan comes to: overtime, and in words what the company does not allow. */
export interface PlanFigures {
  /** Null where it cannot be said. */
  overtimeSeconds: number | null;
  warnings: string;
}

/** What is known of somebody whose whole week the reader may not see. */
export const noFigures: PlanFigures = { overtimeSeconds: null, warnings: "" };

interface Known {
  shifts: readonly Shift[];
  figures: PlanFigures;
}

/**
 * Answers overtime and warnings that the plan makes for each person of the week. People who also
 * work where the reader may not look are left out, because half a week would give a wrong number.
 * A person is computed again only when one of the person's shifts changes.
 */
export function planCounter({ workRules: rules, limits }: CompanyRules) {
  const known = new Map<string, Known>();
  const count = (week: RosterWeek, shifts: readonly Shift[]): PlanFigures => {
    const { timeZone } = week.location;
    const { weekStart } = week;
    return {
      overtimeSeconds: plannedOvertime({ weekStart, timeZone, rules, shifts }),
      warnings: plannedWarnings({ limits, rules, timeZone, shifts }).join(". "),
    };
  };
  return (week: RosterWeek, knownLocationIds: ReadonlySet<string>): Map<string, PlanFigures> => {
    const byPerson = Map.groupBy(week.others, (shift) => shift.employeeId);
    const result = new Map<string, PlanFigures>();
    for (const { id, locationIds } of week.people) {
      if (!locationIds.every((locationId) => knownLocationIds.has(locationId))) continue;
      const shifts = (byPerson.get(id) ?? []).filter(({ state }) => state !== "cancelled");
      const before = known.get(id);
      const isKept = before !== undefined && isSame(before.shifts, shifts);
      const figures = isKept ? before.figures : count(week, shifts);
      known.set(id, { shifts, figures });
      result.set(id, figures);
    }
    return result;
  };
}

function isSame(before: readonly Shift[], after: readonly Shift[]): boolean {
  return before.length === after.length && before.every((shift, index) => shift === after[index]);
}
