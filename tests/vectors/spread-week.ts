import { instantFromSeconds } from "@crewline/domain/kernel/time/instant";
import type { VectorEntry } from "./read.ts";

/** The Monday of a week without a change of clocks, 2024-01-01 in UTC. */
const MONDAY_SECONDS = 1_704_067_200;
const DAY_SECONDS = 86_400;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Work of which only the length in a week is known, a part of it on each day. */
export function spreadWeek(seconds: number): VectorEntry[] {
  return DAYS.flatMap((day) => {
    const [from, to] = [day, day + 1].map((part) => Math.round((seconds * part) / DAYS.length));
    const length = (to ?? 0) - (from ?? 0);
    if (length === 0) return [];
    const start = MONDAY_SECONDS + day * DAY_SECONDS;
    const [startsAt, endsAt] = [instantFromSeconds(start), instantFromSeconds(start + length)];
    return [{ startsAt, endsAt, breaks: [], rateCents: null, job: null }];
  });
}
