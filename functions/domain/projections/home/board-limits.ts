import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import type { AlertType } from "../../records/alerts/alert-type.ts";
import { alertRuleOf } from "../../rules/alerts/usual-rules.ts";
import type { BoardLimits } from "./board-status.ts";

/** The limits of the live board as the company's alert rules set them, also where a rule is off. */
export function boardLimitsOf(rules: readonly AlertRule[]): BoardLimits {
  const secondsOf = (type: AlertType) => alertRuleOf(rules, type).threshold * 60;
  return {
    lateAfter: secondsOf("late"),
    noShowAfter: secondsOf("noShow"),
    breakGrace: secondsOf("onBreakTooLong"),
    clockOutAfter: secondsOf("missedOut"),
  };
}
