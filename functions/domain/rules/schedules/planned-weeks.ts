import { epochSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { workdayBoundaries } from "../hours/workday.ts";
import type { Planned, PlannedWeek } from "./planned-overtime.ts";

/** A workweek that counts hours of a plan, and the shifts that it counts some of. */
interface CountingWeek<P extends Planned> {
  weekStart: LocalDate;
  shifts: readonly P[];
}

/**
 * Returns the workweek of a plan, then the one before and the one after where shifts run over the
 * edge: their hours there are paid by that week, without the overtime that its own plan may add.
 */
export function countingWeeks<P extends Planned>({
  weekStart,
  timeZone,
  rules,
  shifts,
}: Omit<PlannedWeek, "shifts"> & { shifts: readonly P[] }): CountingWeek<P>[] {
  const boundaries = workdayBoundaries({ firstDay: weekStart, days: 7 }, rules, timeZone);
  const [from = 0] = boundaries;
  const until = boundaries.at(-1) ?? from;
  const before = shifts.filter(({ startsAt }) => epochSeconds(startsAt) < from);
  const after = shifts.filter(({ endsAt }) => epochSeconds(endsAt) > until);
  return [
    { weekStart, shifts },
    ...(before.length === 0 ? [] : [{ weekStart: addDays(weekStart, -7), shifts: before }]),
    ...(after.length === 0 ? [] : [{ weekStart: addDays(weekStart, 7), shifts: after }]),
  ];
}
