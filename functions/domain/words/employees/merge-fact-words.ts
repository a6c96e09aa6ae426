import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { MergeFact } from "../../records/employees/merge-fact.ts";
import type { OvertimePolicy } from "../../records/pay/overtime-policy.ts";

interface MergeWords {
  labels: Readonly<Record<MergeFact, string>>;
  policies: Readonly<Record<OvertimePolicy, string>>;
  pinIsSet: string;
}

const words: InLanguages<MergeWords> = {
  en: {
    labels: {
      name: "Name",
      legalName: "Legal name",
      email: "E-mail",
      phone: "Phone",
      address: "Address",
      birthDate: "Date of birth",
      emergencyName: "Emergency contact",
      emergencyPhone: "Emergency phone",
      payrollId: "Payroll ID",
      employmentType: "Employment type",
      contractSecondsPerWeek: "Contract hours a week",
      overtimePolicy: "Overtime",
      pin: "PIN",
      endReason: "Reason for leaving",
    },
    policies: { company: "Company rules", exempt: "Exempt" },
    pinIsSet: "Set",
  },
};

/** What a fact is called that differs between two records of one person. */
export function mergeFactLabel(fact: MergeFact, locale: Pick<Locale, "language">): string {
  return inLanguage(words, locale).labels[fact];
}

/** The overtime policy of a record beside that of another one. */
export function mergedPolicyWords(
  policy: OvertimePolicy,
  locale: Pick<Locale, "language">,
): string {
  return inLanguage(words, locale).policies[policy];
}

/** A PIN is never shown: only that there is one. */
export function pinIsSet(locale: Pick<Locale, "language">): string {
  return inLanguage(words, locale).pinIsSet;
}
