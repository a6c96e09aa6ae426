import type { Instant } from "../../kernel/time/instant.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { requireWorkable } from "../time-entries/check-span.ts";
import { closedMinutes } from "../time-entries/payable-minutes.ts";
import type { Editor } from "./edit-entry.ts";
import { editedEntry } from "./edit-entry.ts";

/**
 * The entry of a forgotten clock-out with an end: breaks that would begin later are dropped, and
 * one that lasts ends with the work. Throws illegalTransition and what `requireWorkable` throws.
 */
export function endedEntry(
  before: TimeEntry,
  { endsAt, by }: { endsAt: Instant; by: Editor },
): TimeEntry {
  const { startsAt } = before.payable;
  const breaks = before.payable.breaks
    .filter((taken) => taken.startsAt < endsAt)
    .map((taken) => {
      const isOver = taken.endsAt !== null && taken.endsAt < endsAt;
      return { ...taken, endsAt: isOver && taken.endsAt !== null ? taken.endsAt : endsAt };
    });
  const payable = closedMinutes({ startsAt, endsAt, breaks });
  requireWorkable(payable, by.at);
  return editedEntry(before, "correct", { payable, by });
}
