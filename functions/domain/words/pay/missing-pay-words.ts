import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { listed } from "../../kernel/formats/listed.ts";
import { formatDayRange } from "../../kernel/formats/format-time.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";

/** Describes the error in the person's pay, and names its days. */
export function missingPayWords(missing: MissingPay, locale: Locale): string {
  const days = formatDayRange(missing.firstDay, missing.lastDay, locale);
  if (missing.code === "missingRate") return missingRate(missing, days, locale);
  return inLanguage(sentences, locale)[missing.code](missing.employeeName, days);
}

function missingRate(missing: MissingPay, days: string, locale: Locale): string {
  const { employeeName: who, jobRoleNames, locationNames } = missing;
  const { asRoleAtPlace, asRole, atPlace, anywhere } = inLanguage(rateSentences, locale);
  const [role, place] = [listed(jobRoleNames, locale), listed(locationNames, locale)];
  if (role !== "" && place !== "") return asRoleAtPlace({ who, role, place, days });
  if (role !== "") return asRole({ who, role, days });
  return place === "" ? anywhere({ who, days }) : atPlace({ who, place, days });
}

type Named<Part extends string> = (of: Record<"who" | "days" | Part, string>) => string;

interface RateSentences {
  asRoleAtPlace: Named<"role" | "place">;
  asRole: Named<"role">;
  atPlace: Named<"place">;
  anywhere: Named<never>;
}

const rateSentences: InLanguages<RateSentences> = {
  en: {
    asRoleAtPlace: ({ who, role, place, days }) =>
      `${who} has no hourly rate as ${role} at ${place} for ${days}.`,
    asRole: ({ who, role, days }) => `${who} has no hourly rate as ${role} for ${days}.`,
    atPlace: ({ who, place, days }) => `${who} has no hourly rate at ${place} for ${days}.`,
    anywhere: ({ who, days }) => `${who} has no hourly rate for ${days}.`,
  },
};

type OtherCode = Exclude<MissingPay["code"], "missingRate">;

const sentences: InLanguages<Readonly<Record<OtherCode, (who: string, days: string) => string>>> = {
  en: {
    invalidRate: (who, days) => `${who} has an hourly rate that is not a valid amount for ${days}.`,
    duplicateRate: (who, days) => `${who} has two hourly rates for the same work for ${days}.`,
    overlap: (who, days) => `${who} has overlapping time entries for ${days}.`,
    duplicateEntry: (who, days) => `${who} has the same time entry twice for ${days}.`,
    invertedEntry: (who, days) => `${who} has a time entry that ends before it starts for ${days}.`,
    invertedBreak: (who, days) => `${who} has a break that ends before it starts for ${days}.`,
    breakOutside: (who, days) => `${who} has a break outside the time worked for ${days}.`,
    invalidInstant: (who, days) =>
      `${who} has a time entry with a time that cannot be read for ${days}.`,
    entriesOutOfOrder: (who, days) => `${who} has time entries out of order for ${days}.`,
    invalidRules: (who, days) =>
      `${who} has work under overtime rules that cannot be read for ${days}.`,
    unknownTimeZone: (who, days) => `${who} has work in an unknown time zone for ${days}.`,
    unknownCurrency: (who, days) => `${who} has pay in an unknown currency for ${days}.`,
    notComputed: (who, days) => `${who} has hours without pay for ${days}.`,
  },
};
