import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter, startOfMinute } from "../../kernel/time/instant.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { UsualWork } from "./usual-work.ts";

/** An unpaid break that was probably taken and not punched. */
export interface SuggestedBreak {
  startsAt: Instant;
  endsAt: Instant;
}

/** What the shift of an entry says of its breaks. */
export interface PlannedBreak {
  endsAt: Instant;
  unpaidBreakSeconds: number;
}

interface Known {
  shift: PlannedBreak | null;
  usual: UsualWork | null;
}

/**
 * The unpaid breaks to offer with an end: those of the employee's usual work, as long after the
 * start; without other work, the planned break in the middle of the shift. None where a break was
 * punched or a person has said that there was none. They are offered, and never recorded unsaid.
 */
export function suggestedBreaks(entry: TimeEntry, { shift, usual }: Known): SuggestedBreak[] {
  const { startsAt, breaks } = entry.payable;
  if (breaks.length > 0 || entry.breakAttestation !== "none") return [];
  if (usual !== null) return usual.unpaidBreaks.map((taken) => moved(taken, usual, startsAt));
  if (shift === null || shift.unpaidBreakSeconds === 0) return [];
  const before = elapsedSeconds(startsAt, shift.endsAt) - shift.unpaidBreakSeconds;
  return before <= 0 ? [] : [from(startsAt, before / 2, shift.unpaidBreakSeconds)];
}

/** The breaks that lie within work with this end. */
export function breaksBefore(endsAt: Instant, breaks: readonly SuggestedBreak[]): SuggestedBreak[] {
  return breaks.filter((taken) => taken.endsAt <= endsAt);
}

function moved(taken: SuggestedBreak, usual: UsualWork, startsAt: Instant): SuggestedBreak {
  const after = elapsedSeconds(usual.startsAt, taken.startsAt);
  return from(startsAt, after, elapsedSeconds(taken.startsAt, taken.endsAt));
}

function from(startsAt: Instant, afterSeconds: number, seconds: number): SuggestedBreak {
  const begin = startOfMinute(instantAfter(startsAt, Math.floor(afterSeconds)));
  return { startsAt: begin, endsAt: startOfMinute(instantAfter(begin, seconds)) };
}
