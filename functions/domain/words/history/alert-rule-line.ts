import type { Locale } from "../../kernel/formats/locale.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import { alertRulesSchema } from "../../records/alerts/alert-rule.ts";
import { alertTypes } from "../../records/alerts/alert-type.ts";
import { alertRuleOf } from "../../rules/alerts/usual-rules.ts";
import { alertTypeLabel } from "../alerts/alert-labels.ts";
import { ruleParts } from "../alerts/rule-words.ts";
import { changeLine } from "./field-words.ts";

/** "Late: 5 minutes after the shift began → off"; a save changes the rule of one type. */
export function alertRuleLine(before: unknown, after: unknown, locale: Locale): string {
  const [old, now] = [rulesOf(before), rulesOf(after)];
  const lines = alertTypes.flatMap((type) => {
    const [from, to] = [alertRuleOf(old, type), alertRuleOf(now, type)];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    const parts = [said(from, locale), said(to, locale)] as const;
    return [changeLine(alertTypeLabel(type, locale), parts, locale)];
  });
  return lines.join("; ");
}

function rulesOf(value: unknown): AlertRule[] {
  return alertRulesSchema.safeParse(value).data ?? [];
}

function said(rule: AlertRule, locale: Locale): string {
  return ruleParts(rule, locale).join("; ");
}
