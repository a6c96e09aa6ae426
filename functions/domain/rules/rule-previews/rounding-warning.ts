import type { RoundingRule } from "../../records/work-rules/work-rules.ts";
import type { RuleValues } from "../../records/company/rule-sections.ts";

type Rounding = RuleValues["rounding"];

/**
 * True for rounding that can take paid time away and never give any: the day begins later or ends
 * earlier, and nothing rounds the other way. Such rounding fails 29 CFR 785.48.
 */
export function isAgainstPeople({ clockIn, clockOut, dayTotal }: Rounding): boolean {
  const takes = isMode(clockIn, "up") || isMode(clockOut, "down") || isMode(dayTotal, "down");
  const mayGive = [clockIn, clockOut, dayTotal].some(isNearest);
  const gives = isMode(clockIn, "down") || isMode(clockOut, "up") || isMode(dayTotal, "up");
  return takes && !gives && !mayGive;
}

function isMode(rule: RoundingRule | null, mode: RoundingRule["mode"]): boolean {
  return rule?.mode === mode;
}

function isNearest(rule: RoundingRule | null): boolean {
  return rule !== null && rule.mode !== "up" && rule.mode !== "down";
}
