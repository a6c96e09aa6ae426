import { decimalHours } from "../../kernel/time/duration.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { MOST_BREAKS } from "../../records/time-entries/time-entry.ts";
import { inOrder } from "../time-entries/check-span.ts";
import type { ClosedSpan } from "../time-entries/wall-span.ts";

/** Entries that are further apart are not one piece of work. */
export const longestGapSeconds = 14_400;

type Break = ClosedSpan["breaks"][number];

/**
 * One piece of worked time made of several: from the first start to the last end. The time between
 * two pieces becomes an unpaid break, so that the worked seconds stay the sum of those of the
 * pieces; halves of a break that was cut become one again. Throws notAdjoining (further than 4
 * hours apart), tooManyBreaks, and breakOutside (pieces that overlap).
 */
export function mergeSpans(pieces: readonly ClosedSpan[]): ClosedSpan {
  const [first, ...rest] = inOrder(pieces);
  if (first === undefined) throw new RuleViolation("mergeOfOne", {});
  const merged = rest.reduce(joined, first);
  if (merged.breaks.length > MOST_BREAKS) {
    throw new RuleViolation("tooManyBreaks", { most: MOST_BREAKS });
  }
  return merged;
}

function joined(before: ClosedSpan, after: ClosedSpan): ClosedSpan {
  if (after.startsAt < before.endsAt) throw new RuleViolation("breakOutside", {});
  if (elapsedSeconds(before.endsAt, after.startsAt) > longestGapSeconds) {
    throw new RuleViolation("notAdjoining", {
      limitHours: Number(decimalHours(longestGapSeconds)),
    });
  }
  const gap = { startsAt: before.endsAt, endsAt: after.startsAt, isPaid: false };
  const gaps = gap.startsAt === gap.endsAt ? [] : [gap];
  const breaks = [...before.breaks, ...gaps, ...after.breaks];
  return {
    startsAt: before.startsAt,
    endsAt: after.endsAt,
    breaks: breaks.reduce<Break[]>(withBreak, []),
  };
}

/** Breaks that touch and are paid alike are one. */
function withBreak(breaks: Break[], next: Break): Break[] {
  const last = breaks.at(-1);
  if (last === undefined || last.endsAt !== next.startsAt || last.isPaid !== next.isPaid) {
    return [...breaks, next];
  }
  return [...breaks.slice(0, -1), { ...last, endsAt: next.endsAt }];
}
