import type { EmployeeEnd, ReasonedEnd } from "../../records/employees/end-reason.ts";
import { noEnds } from "../../records/employees/end-reason.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { MergeFact } from "../../records/employees/merge-fact.ts";

interface MergedEnds {
  /** The last day of the record that stays; null while the person works here. */
  lastDay: LocalDate | null;
  stays: EmployeeEnd | null;
  duplicate: EmployeeEnd | null;
}

/**
 * Returns the reasons why the employments of both records ended, for the one that stays; null where
 * none is known. Where that one has ended, its own reason is kept unless the duplicate's was
 * chosen, or none was known; every other end is one of an earlier period.
 */
export function mergedEnds(
  { lastDay, stays, duplicate }: MergedEnds,
  take: readonly MergeFact[],
): EmployeeEnd | null {
  if (stays === null && duplicate === null) return null;
  const [own, other] = [stays ?? noEnds, duplicate ?? noEnds];
  const byRank = take.includes("endReason") ? [other, own] : [own, other];
  const kept = byRank.find(({ present }) => present !== null)?.present ?? null;
  const present = lastDay === null || kept === null ? null : { ...kept, lastDay };
  const ends = [own, other].flatMap((one) => [...one.past, ...presentOf(one)]);
  const past = ends
    .filter((end) => present === null || (end !== kept && end.lastDay !== lastDay))
    .toSorted((a, b) => a.lastDay.localeCompare(b.lastDay));
  return { present, past: past.slice(-20), version: own.version + 1 };
}

function presentOf({ present }: EmployeeEnd): ReasonedEnd[] {
  return present === null ? [] : [present];
}
