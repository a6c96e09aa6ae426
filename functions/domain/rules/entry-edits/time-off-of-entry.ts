import { localDateAt, localTimeAt } from "../../kernel/time/zone.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { TimeOffSpan } from "../../records/time-off/time-off.ts";

/**
 * The time off that takes the place of an entry: its hours where they lie within one local day,
 * else the whole day of its start. An entry without an end is taken for its whole day as well.
 */
export function timeOffOfEntry({
  payable,
  timeZone,
}: Pick<TimeEntry, "payable" | "timeZone">): TimeOffSpan {
  const { startsAt, endsAt } = payable;
  const day = localDateAt(startsAt, timeZone);
  const whole = { from: day, until: day, part: null };
  if (endsAt === null || localDateAt(endsAt, timeZone) !== day) return whole;
  const part = {
    startsAtLocal: localTimeAt(startsAt, timeZone),
    endsAtLocal: localTimeAt(endsAt, timeZone),
  };
  return part.startsAtLocal < part.endsAtLocal ? { ...whole, part } : whole;
}
