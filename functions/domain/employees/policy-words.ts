import type { OvertimePolicy } from "./overtime-policy.ts";

/** What is chosen. */
export const policyLabels: Readonly<Record<OvertimePolicy, string>> = {
  company: "By the company's rules",
  exempt: "Exempt from overtime",
};

/** What it means for a person, in one sentence. */
export const policySentences: Readonly<Record<OvertimePolicy, string>> = {
  company: "Overtime is paid by the company's rules.",
  exempt: "Exempt from overtime: every hour is paid at the plain rate.",
};
