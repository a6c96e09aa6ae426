import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { ShiftPlan } from "../../records/schedules/shift.ts";
import type { RuleViolation } from "../violations/rule-violation.ts";

/** A shift that was left out: because of a broken rule, or because the same shift exists. */
export interface SkippedShift {
  /** The name of its employee; null for an open shift. */
  who: string | null;
  day: LocalDate;
  because: RuleViolation | { isThere: Pick<ShiftPlan, "day" | "startsAtLocal" | "endsAtLocal"> };
}
