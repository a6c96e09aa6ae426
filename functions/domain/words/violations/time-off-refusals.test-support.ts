import type { RuleFields } from "../../rules/violations/rule-facts.ts";
import type { TimeOffFacts } from "../../rules/violations/time-off-facts.ts";

const day = "2026-03-08";
const times = { startsAtLocal: "14:00", endsAtLocal: "22:00" };
const spans = [
  { from: day, until: day, part: times },
  { from: day, until: day, part: null },
  { from: day, until: "2026-03-10", part: null },
];
const taken = ["approved", "requested"] as const;

/** Every refusal of time off, with each of its facts. */
export const timeOffRefusals: {
  readonly [C in keyof TimeOffFacts]: readonly RuleFields[C][];
} = {
  onTimeOff: spans.map((span) => ({ who: "Ana", span })),
  timeOffTaken: spans.flatMap((span) => taken.map((state) => ({ span, state }))),
  timeOffBlackout: [{ name: "Holiday season", from: day, until: "2026-03-10" }],
  blackoutReasonNeeded: [{ name: "Holiday season" }],
  blackoutElsewhere: [{ name: "Holiday season" }],
  timeOffBackwards: [{}],
  timeOffTooLong: [{}],
  timeOffTooOld: [{}],
  partOfOneDay: [{}],
  timeOffBegun: [{}],
  timeOffTypeGone: [{}],
  timeOffTypeKept: [{}],
  balanceTooLow: [{ name: "Vacation", wantedSeconds: 28_800, availableSeconds: 7200 }],
  ownTimeOff: [{}],
  mayNotDecideTimeOff: [{}],
};
