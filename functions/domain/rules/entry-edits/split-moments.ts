import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt, dayStart } from "../../kernel/time/zone.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";

type Planned = Pick<PublishedShift, "employeeId" | "startsAt" | "endsAt">;

/**
 * The moments at which an entry is likely to be split, in order: the midnights of its location
 * inside it, and the starts and ends of the employee's shifts.
 */
export function splitMoments(
  { employeeId, payable, timeZone }: Pick<TimeEntry, "employeeId" | "payable" | "timeZone">,
  shifts: readonly Planned[],
): Instant[] {
  const { startsAt, endsAt } = payable;
  if (endsAt === null) return [];
  const own = shifts.filter((shift) => shift.employeeId === employeeId);
  const edges = own.flatMap((shift) => [shift.startsAt, shift.endsAt]);
  const midnight = dayStart(addDays(localDateAt(startsAt, timeZone), 1), timeZone);
  const moments = [midnight, ...edges].filter((at) => at > startsAt && at < endsAt);
  return [...new Set(moments)].toSorted();
}
