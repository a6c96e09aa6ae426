import type { EmployeeEnd, ReasonedEnd } from "./end-reason.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { MergeFact } from "./merge-choices.ts";

interface MergedEnds {
  /** The last day of the record that stays; null while the person works here. */
  lastDay: LocalDate | null;
  stays: EmployeeEnd | null;
  duplicate: EmployeeEnd | null;
}

/**
 * Why the employments of both records ended, for the one that stays; null where none is known. Where
 * that one has ended, its own reason is kept unless the duplicate's was chosen, or none was known;
 * every other end is one of an earlier period.
 */
export function mergedEnds(
  { lastDay, stays, duplicate }: MergedEnds,
  take: readonly MergeFact[],
): EmployeeEnd | null {
  if (stays === null && duplicate === null) return null;
  const [own, other] = [stays?.present ?? null, duplicate?.present ?? null];
  const kept =
    lastDay === null ? null : take.includes("endReason") ? (other ?? own) : (own ?? other);
  const present = kept === null || lastDay === null ? null : { ...kept, lastDay };
  const earlier = [...(stays?.past ?? []), ...(duplicate?.past ?? []), own, other].filter(
    (end): end is ReasonedEnd => end !== null && end !== kept && end.lastDay !== lastDay,
  );
  const past = earlier.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay)).slice(-20);
  return { present, past, version: (stays?.version ?? 0) + 1 };
}
