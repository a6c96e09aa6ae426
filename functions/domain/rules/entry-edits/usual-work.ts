import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { TimeEntry, WorkSpan } from "../../records/time-entries/time-entry.ts";
import { countsAsWorked } from "../time-entries/transitions.ts";

/** What is asked of other work of the employee. */
export type OtherEntry = Pick<TimeEntry, "id" | "employeeId" | "state" | "payable">;

/** Work that is over, with the unpaid breaks that were taken. */
export interface UsualWork {
  startsAt: Instant;
  seconds: number;
  unpaidBreaks: { startsAt: Instant; endsAt: Instant }[];
}

/** The employee's other finished work of the week that is of median length; null without any. */
export function usualWork(
  { id, employeeId }: Pick<TimeEntry, "id" | "employeeId">,
  entries: readonly OtherEntry[],
): UsualWork | null {
  const finished = entries
    .filter((one) => one.employeeId === employeeId && one.id !== id && countsAsWorked(one.state))
    .flatMap(({ payable }) => finishedWork(payable))
    .toSorted((a, b) => a.seconds - b.seconds);
  return finished[Math.floor(finished.length / 2)] ?? null;
}

function finishedWork({ startsAt, endsAt, breaks }: WorkSpan): UsualWork[] {
  if (endsAt === null) return [];
  const unpaidBreaks = breaks.flatMap((taken) =>
    taken.isPaid || taken.endsAt === null
      ? []
      : [{ startsAt: taken.startsAt, endsAt: taken.endsAt }],
  );
  return [{ startsAt, seconds: elapsedSeconds(startsAt, endsAt), unpaidBreaks }];
}
