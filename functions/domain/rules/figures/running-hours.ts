import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, startOfMinute } from "../../kernel/time/instant.ts";
import type { WorkSpan } from "../../records/time-entries/time-entry.ts";
import type { ExplainedFigure } from "./explained-figure.ts";
import { explainFigure, figureLine, sumOfLines } from "./explained-figure.ts";

/** A line is of the time since the clock-in, or of an unpaid break that is taken off. */
export type RunningHoursOf =
  | { kind: "since"; startsAt: Instant }
  | { kind: "break"; startsAt: Instant; endsAt: Instant | null };

/**
 * Explains the seconds that a running clock shows: whole minutes since the clock-in, less the unpaid
 * breaks. A device whose clock is behind has no line.
 */
export function explainRunning(
  total: number,
  { startsAt, breaks }: WorkSpan,
  now: Instant,
): ExplainedFigure<RunningHoursOf> {
  const until = startOfMinute(now);
  const lines = [
    figureLine<RunningHoursOf>({ kind: "since", startsAt }, elapsedSeconds(startsAt, until)),
    ...breaks
      .filter(({ isPaid }) => !isPaid)
      .map((taken) => {
        const of = { kind: "break", startsAt: taken.startsAt, endsAt: taken.endsAt } as const;
        const seconds = elapsedSeconds(taken.startsAt, taken.endsAt ?? until);
        return figureLine<RunningHoursOf>(of, -seconds);
      }),
  ];
  return explainFigure(total, sumOfLines(lines) < 0 ? [] : lines);
}
