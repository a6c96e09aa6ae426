import type { Instant } from "../../kernel/time/instant.ts";
import type { Drift, DriftSubject } from "../../records/summaries/drift.ts";
import { driftId } from "../../records/summaries/drift.ts";

/** What a check found: as it should be, or different and maybe computed again. */
export type CheckResult = { isRight: true } | { isRight: false; isRebuilt: boolean };

/**
 * The drift of a subject after a check; null where there is nothing to write. One that comes back
 * after it was resolved counts as new, found at the time of this check.
 */
export function driftAfterCheck(
  before: Drift | null,
  subject: DriftSubject,
  { result, at }: { result: CheckResult; at: Instant },
): Drift | null {
  const open = before?.state === "open" ? before : null;
  if (result.isRight) {
    return open === null ? null : { ...open, state: "resolved", resolvedAt: at };
  }
  return {
    ...subject,
    id: driftId(subject),
    state: "open",
    foundAt: open?.foundAt ?? at,
    seenAt: at,
    isRebuilt: result.isRebuilt,
    resolvedAt: null,
  };
}
