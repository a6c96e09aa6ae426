import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter, startOfMinute } from "../../kernel/time/instant.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { PlannedBreak, SuggestedBreak } from "./suggested-breaks.ts";
import { breaksBefore, suggestedBreaks } from "./suggested-breaks.ts";
import type { OtherEntry } from "./usual-work.ts";
import { usualWork } from "./usual-work.ts";

/** A moment at which work without a clock-out probably ended, and why. */
export interface SuggestedEnd {
  endsAt: Instant;
  because: "shift" | "usual" | "proposed";
  /** The unpaid breaks that were probably taken until then. */
  breaks: SuggestedBreak[];
}

interface Known {
  /** The shift of the entry, or null. */
  shift: PlannedBreak | null;
  /** Other entries of the week, by which the employee's usual time is known. */
  entries: readonly OtherEntry[];
  now: Instant;
}

/**
 * The likely ends of an entry without one, the likeliest first: the end of its shift, the end after
 * as long as the employee usually works, and the end that was proposed when it was closed. Each
 * moment once, after the start and not in the future, with the breaks that go with it.
 */
export function suggestedEnds(entry: TimeEntry, { shift, entries, now }: Known): SuggestedEnd[] {
  const { startsAt } = entry.payable;
  const usual = usualWork(entry, entries);
  const breaks = suggestedBreaks(entry, { shift, usual });
  const suggested = [
    ...(shift === null ? [] : [{ endsAt: shift.endsAt, because: "shift" as const }]),
    ...(usual === null
      ? []
      : [{ endsAt: instantAfter(startsAt, usual.seconds), because: "usual" as const }]),
    ...(entry.proposedEndsAt === null
      ? []
      : [{ endsAt: entry.proposedEndsAt, because: "proposed" as const }]),
  ].map((one) => ({ ...one, endsAt: startOfMinute(one.endsAt) }));
  const possible = suggested.filter(({ endsAt }) => endsAt > startsAt && endsAt <= now);
  return possible
    .filter(({ endsAt }, index) => possible.findIndex((one) => one.endsAt === endsAt) === index)
    .map((one) => ({ ...one, breaks: breaksBefore(one.endsAt, breaks) }));
}
