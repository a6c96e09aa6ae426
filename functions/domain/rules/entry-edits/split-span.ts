import type { Instant } from "../../kernel/time/instant.ts";
import { startOfMinute } from "../../kernel/time/instant.ts";
import { intersect } from "../../kernel/time/interval.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { ClosedSpan } from "../time-entries/wall-span.ts";

/**
 * The two pieces of worked time, cut at the minute of `at`: they follow each other without a gap,
 * and a break over the cut is cut as well, so that the seconds of the pieces, worked and of breaks,
 * sum to those of the whole. Throws splitOutside if a piece would be empty.
 */
export function splitSpan(span: ClosedSpan, at: Instant): [first: ClosedSpan, second: ClosedSpan] {
  const cut = startOfMinute(at);
  if (cut <= span.startsAt || cut >= span.endsAt) throw new RuleViolation("splitOutside", {});
  return [
    partOf(span, { startsAt: span.startsAt, endsAt: cut }),
    partOf(span, { startsAt: cut, endsAt: span.endsAt }),
  ];
}

function partOf(span: ClosedSpan, part: { startsAt: Instant; endsAt: Instant }): ClosedSpan {
  const breaks = span.breaks.flatMap((taken) => {
    const shared = intersect(taken, part);
    return shared === null ? [] : [{ ...taken, ...shared }];
  });
  return { ...part, breaks };
}
