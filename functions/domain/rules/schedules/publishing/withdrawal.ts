import type { Instant } from "../../../kernel/time/instant.ts";
import type { PublishedShift } from "../../../records/schedules/shift.ts";
import type { PublishDiff } from "../publish-diff.ts";
import { seenDiff } from "../publish-diff.ts";

/** What unpublishing a week does. */
export interface Withdrawal {
  /** What staff see differently: the shifts that are removed. */
  diff: PublishDiff<never>;
  /** The shifts that have begun, which staff keep seeing: they are worked, or were. */
  staying: PublishedShift[];
}

/** Returns what unpublishing a week does, of which staff see these shifts. */
export function withdrawalOf(published: readonly PublishedShift[], now: Instant): Withdrawal {
  const coming = published.filter(({ startsAt }) => startsAt > now);
  const staying = published.filter(({ startsAt }) => startsAt <= now);
  const { removed } = seenDiff([], coming);
  return { diff: { added: [], changed: [], removed }, staying };
}
