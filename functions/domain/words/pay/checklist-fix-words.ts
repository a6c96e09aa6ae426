import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ProblemKind } from "../../records/pay/period-checklist.ts";

type Fix = ProblemKind | "rate" | "payrollId" | "answer" | "approve";

const fixes: InLanguages<Readonly<Record<Fix, string>>> = {
  en: {
    open: "Open entry",
    missingPay: "See time entries",
    payrollIds: "Open employee",
    audits: "Check history",
    requests: "Open entry",
    disputes: "Open timesheet",
    unapproved: "Open entry",
    rate: "Add hourly rate",
    payrollId: "Add payroll ID",
    answer: "Answer",
    approve: "Approve",
  },
};

/** The label of what fixes a problem: the dialog, or the way to its record. */
export function fixText(fix: Fix, locale: Locale): string {
  return inLanguage(fixes, locale)[fix];
}

const accepted: InLanguages<(times: string) => string> = { en: (times) => `Accept ${times}` };

/** The label that accepts the times that an employee asks for. */
export function acceptTimesLabel(times: string, locale: Locale): string {
  return inLanguage(accepted, locale)(times);
}
