import { localDateAt, localTimeAt, resolveWallTime } from "../../kernel/time/zone.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { WorkSpan } from "../../records/time-entries/time-entry.ts";
import type { WallSpan, WallTime } from "./wall-span.ts";

/**
 * Worked time as wall times of `timeZone`, whole minutes; the reverse of `spanFromWallTimes`. What
 * has not ended is an empty time. In the repeated hour it says which of the two is meant.
 */
export function wallTimesOfSpan(span: WorkSpan, timeZone: string): WallSpan {
  const wallTime = (instant: Instant | null): WallTime =>
    instant === null ? { time: "", repeat: null } : wallTimeAt(instant, timeZone);
  return {
    day: localDateAt(span.startsAt, timeZone),
    startsAt: wallTime(span.startsAt),
    endsAt: wallTime(span.endsAt),
    breaks: span.breaks.map((taken) => ({
      startsAt: wallTime(taken.startsAt),
      endsAt: wallTime(taken.endsAt),
      isPaid: taken.isPaid,
    })),
  };
}

function wallTimeAt(instant: Instant, timeZone: string): WallTime {
  const time = localTimeAt(instant, timeZone);
  const resolved = resolveWallTime(localDateAt(instant, timeZone), time, timeZone);
  if (resolved.kind !== "repeated") return { time, repeat: null };
  return { time, repeat: instant < resolved.second ? "first" : "second" };
}
