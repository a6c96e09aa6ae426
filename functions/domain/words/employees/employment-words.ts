import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { EmploymentType } from "../../records/employees/employee.ts";
import type { EndCause, EndReason } from "../../records/employees/end-reason.ts";

interface EmploymentWords {
  types: Readonly<Record<EmploymentType, string>>;
  endReasons: Readonly<Record<EndReason, string>>;
  endCause: (reason: EndReason, note: string) => string;
}

/** As the sentences of the first language use them. */
export const englishEndReasons: Readonly<Record<EndReason, string>> = {
  resigned: "Resigned",
  dismissed: "Dismissed",
  endOfContract: "End of contract",
  retired: "Retired",
  other: "Other",
};

const words: InLanguages<EmploymentWords> = {
  en: {
    types: {
      fullTime: "Full-time",
      partTime: "Part-time",
      casual: "Casual",
      seasonal: "Seasonal",
      contractor: "Contractor",
    },
    endReasons: englishEndReasons,
    endCause: (reason, note) => `${englishEndReasons[reason]}: ${note}`,
  },
};

/** The types of employment as people read them. */
export function employmentTypeWords(locale: Locale): Readonly<Record<EmploymentType, string>> {
  return inLanguage(words, locale).types;
}

export function endReasonWords(locale: Locale): Readonly<Record<EndReason, string>> {
  return inLanguage(words, locale).endReasons;
}

/** "Resigned: moves away", or the reason alone. */
export function endCauseText({ reason, note }: EndCause, locale: Locale): string {
  return note === ""
    ? endReasonWords(locale)[reason]
    : inLanguage(words, locale).endCause(reason, note);
}
