import type { Instant } from "../../kernel/time/instant.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { closedMinutes } from "../time-entries/payable-minutes.ts";
import { inOrder, requireWorkable } from "../time-entries/check-span.ts";
import type { Editor } from "./edit-entry.ts";
import { editedEntry } from "./edit-entry.ts";
import type { SuggestedBreak } from "./suggested-breaks.ts";

interface End {
  endsAt: Instant;
  /** Unpaid breaks that were taken and not punched. */
  breaks: readonly SuggestedBreak[];
  by: Editor;
}

/**
 * The entry of a forgotten clock-out with an end and the breaks that were not punched: punched ones
 * that would begin later are dropped, and one that lasts ends with the work. Throws
 * illegalTransition and what `requireWorkable` throws.
 */
export function endedEntry(before: TimeEntry, { endsAt, breaks, by }: End): TimeEntry {
  const { startsAt } = before.payable;
  const punched = before.payable.breaks
    .filter((taken) => taken.startsAt < endsAt)
    .map((taken) => {
      const isOver = taken.endsAt !== null && taken.endsAt < endsAt;
      return { ...taken, endsAt: isOver && taken.endsAt !== null ? taken.endsAt : endsAt };
    });
  const added = breaks.map((taken) => ({ ...taken, isPaid: false }));
  const payable = closedMinutes({ startsAt, endsAt, breaks: inOrder([...punched, ...added]) });
  requireWorkable(payable, by.at);
  return editedEntry(before, "correct", { payable, by });
}
