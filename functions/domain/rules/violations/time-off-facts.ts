import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { TimeOffSpan } from "../../records/time-off/time-off.ts";
import type { NoFacts } from "./no-facts.ts";

/** The facts of refusals about time off. */
export interface TimeOffFacts {
  onTimeOff: { who: string; span: TimeOffSpan };
  timeOffTaken: { span: TimeOffSpan; state: "requested" | "approved" };
  timeOffBlackout: { name: string; from: LocalDate; until: LocalDate };
  blackoutReasonNeeded: { name: string };
  blackoutElsewhere: { name: string };
  timeOffBackwards: NoFacts;
  timeOffTooLong: NoFacts;
  timeOffTooOld: NoFacts;
  partOfOneDay: NoFacts;
  timeOffBegun: NoFacts;
  timeOffTypeGone: NoFacts;
  timeOffTypeKept: NoFacts;
  balanceTooLow: { name: string; wantedSeconds: number; availableSeconds: number };
  ownTimeOff: NoFacts;
  mayNotDecideTimeOff: NoFacts;
}
