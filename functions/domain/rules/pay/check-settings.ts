import { isCurrency } from "../../kernel/money/amount.ts";
import { isInstant } from "../../kernel/time/instant.ts";
import { isLocalDate } from "../../kernel/time/local-date.ts";
import { isTimeZone } from "../../kernel/time/zone.ts";
import type { PayViolation } from "../../records/time-entries/pay-violation.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { workRulesSchema } from "../../records/work-rules/work-rules.ts";
import type { WorkweekInput } from "../hours/workweek-input.ts";

type Settings = Pick<WorkweekInput, "rules" | "timeZone" | "currency" | "weekStart" | "now">;

const checkedRules = new WeakMap<WorkRules, readonly PayViolation[]>();

/**
 * Returns the errors that make a calculation impossible: rules that cannot be read, an unknown zone
 * or currency, a week or a now that does not exist. Rules that fail are refused whole; there is no
 * default.
 */
export function checkSettings(settings: Settings): PayViolation[] {
  const violations = [...rulesViolations(settings.rules)];
  if (!isTimeZone(settings.timeZone)) {
    violations.push({ code: "unknownTimeZone", path: "timeZone", detail: settings.timeZone });
  }
  if (!isCurrency(settings.currency)) {
    violations.push({ code: "unknownCurrency", path: "currency", detail: settings.currency });
  }
  if (!isLocalDate(settings.weekStart))
    violations.push({ code: "invalidInstant", path: "weekStart" });
  if (!isInstant(settings.now)) violations.push({ code: "invalidInstant", path: "now" });
  return violations;
}

function rulesViolations(rules: WorkRules): readonly PayViolation[] {
  const known = checkedRules.get(rules);
  if (known) return known;
  const parsed = workRulesSchema.safeParse(rules);
  const violations = (parsed.error?.issues ?? []).map((issue): PayViolation => ({
    code: "invalidRules",
    path: ["rules", ...issue.path].join("."),
    detail: issue.message,
  }));
  if (typeof rules === "object" && rules !== null) checkedRules.set(rules, violations);
  return violations;
}
