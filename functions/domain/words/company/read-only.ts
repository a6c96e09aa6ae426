import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { CompanyState, CompanyStanding } from "../../records/company/company-standing.ts";

interface ReadOnlyTexts {
  suspended: string;
  deleted: (day: string) => string;
  states: Readonly<Record<CompanyState, string>>;
}

const texts: InLanguages<ReadOnlyTexts> = {
  en: {
    suspended:
      "This company is suspended. You can look at everything and clock in and out, but not change anything else.",
    deleted: (day) =>
      `This company is deleted, and all of its data is erased on ${day}. Until then you can look at everything, export it, and clock in and out.`,
    states: { inUse: "In use", suspended: "Suspended", deleted: "Deleted" },
  },
};

/** For members of a read-only company: what they can still do, and the day of the erasure. */
export function readOnlySentence(
  { eraseAt }: CompanyStanding,
  zone: string,
  locale: Locale,
): string {
  const { suspended, deleted } = inLanguage(texts, locale);
  return eraseAt === null ? suspended : deleted(formatDate(localDateAt(eraseAt, zone), locale));
}

export function companyStateName(state: CompanyState, locale: Pick<Locale, "language">): string {
  return inLanguage(texts, locale).states[state];
}
