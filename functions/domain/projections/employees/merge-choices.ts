import {
  mergedPolicyWords,
  mergeFactLabel,
  pinIsSet,
} from "../../words/employees/merge-fact-words.ts";
import { endCauseText } from "../../words/employees/employment-words.ts";
import type { SingleFacts } from "../../rules/merging/merge-facts.ts";
import { z } from "zod/mini";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { EmployeeProfile } from "../../records/employees/employee.ts";
import { employmentTypeWords } from "../../words/employees/employment-words.ts";
import { hoursText } from "../../kernel/formats/hours-text.ts";
import type { MergeFact } from "../../records/employees/merge-fact.ts";
import { mergeFactSchema } from "../../records/employees/merge-fact.ts";
import type { profileFacts } from "../../rules/merging/taken-from.ts";

/** A fact with different values in the two records; the values as shown to people. */
export const mergeChoiceSchema = z.object({
  fact: mergeFactSchema,
  label: z.string(),
  stays: z.string(),
  duplicate: z.string(),
});
export type MergeChoice = z.infer<typeof mergeChoiceSchema>;

/** The facts with different values in the two records: the person who merges chooses. */
export function mergeChoices(
  stays: SingleFacts,
  duplicate: SingleFacts,
  locale: Locale,
): MergeChoice[] {
  const [kept, other] = [factTexts(stays, locale), factTexts(duplicate, locale)];
  return mergeFactSchema.options.flatMap((fact) => {
    const [mine, theirs] = [kept[fact], other[fact]];
    const isSame = fact !== "pin" && mine === theirs;
    if (mine === "" || theirs === "" || isSame) return [];
    return [{ fact, label: mergeFactLabel(fact, locale), stays: mine, duplicate: theirs }];
  });
}

function factTexts(
  { employee, profile, policy, end }: SingleFacts,
  locale: Locale,
): Record<MergeFact, string> {
  const { employmentType: type, contractSecondsPerWeek: hours } = employee;
  return {
    ...contactTexts(profile, locale),
    name: employee.name,
    payrollId: employee.payrollId ?? "",
    employmentType: type === null ? "" : employmentTypeWords(locale)[type],
    contractSecondsPerWeek: hoursText(hours, locale),
    overtimePolicy: mergedPolicyWords(policy, locale),
    pin: employee.hasPin ? pinIsSet(locale) : "",
    endReason: end === null ? "" : endCauseText(end, locale),
  };
}

type ContactFact = (typeof profileFacts)[number];

function contactTexts(
  profile: EmployeeProfile | null,
  locale: Locale,
): Record<ContactFact, string> {
  const text = (fact: ContactFact) => profile?.[fact] ?? "";
  const birthDate = text("birthDate");
  return {
    legalName: text("legalName"),
    address: text("address"),
    email: text("email"),
    phone: text("phone"),
    birthDate: birthDate === "" ? "" : formatDate(birthDate, locale),
    emergencyName: text("emergencyName"),
    emergencyPhone: text("emergencyPhone"),
  };
}
