import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { OvertimePolicy, PolicyChange } from "../../records/pay/overtime-policy.ts";

/** The name of each choice. */
export const policyLabels: Readonly<Record<OvertimePolicy, string>> = {
  company: "By the company's rules",
  exempt: "Exempt from overtime",
};

/** The meaning for a person, in one sentence. */
export const policySentences: Readonly<Record<OvertimePolicy, string>> = {
  company: "Overtime is paid by the company's rules.",
  exempt: "Exempt from overtime: every hour is paid at the plain rate.",
};

const plannedWords: Readonly<Record<OvertimePolicy, string>> = {
  company: "overtime by the company's rules",
  exempt: "exempt from overtime",
};

/** "From 7 Dec 2026 on: exempt from overtime." */
export function plannedPolicyWords(
  { effectiveDate, policy }: PolicyChange,
  locale: Locale,
): string {
  return `From ${formatDate(effectiveDate, locale)} on: ${plannedWords[policy]}.`;
}
