import { formatDate } from "../../kernel/formats/format-time.ts";
import { hoursText } from "../../kernel/formats/hours-text.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import type { CoverRank } from "../../records/schedules/cover-rank.ts";

interface CoverTexts {
  jobRole: (role: string) => string;
  otherRole: (role: string) => string;
  preferred: string;
  unavailable: string;
  rest: (hours: string) => string;
  week: (hours: string) => string;
  contract: (hours: string, contract: string) => string;
  beyond: string;
  overtime: (hours: string) => string;
  noOvertime: string;
  cost: (amount: string) => string;
  lastWorked: (day: string) => string;
}

const texts: InLanguages<CoverTexts> = {
  en: {
    jobRole: (role) => `Works as ${role}`,
    otherRole: (role) => `Does not work as ${role}`,
    preferred: "Prefers to work then",
    unavailable: "Not available at this time",
    rest: (hours) => `Only ${hours} h of rest`,
    week: (hours) => `${hours} h in the week with this shift`,
    contract: (hours, contract) => `${hours} of ${contract} agreed h in the week with this shift`,
    beyond: "Above the agreed weekly maximum",
    overtime: (hours) => `${hours} h of overtime`,
    noOvertime: "No overtime",
    cost: (amount) => `Adds ${amount}`,
    lastWorked: (day) => `Last worked on ${day}`,
  },
};

interface Told {
  /** The job role of the shift; null for one without. */
  role: string | null;
  currency: Currency;
}

/** Why an employee has this rank, from what weighs most: "Works as Barista", "No overtime". */
export function coverReasons(rank: CoverRank, { role, currency }: Told, locale: Locale): string[] {
  const words = inLanguage(texts, locale);
  const hours = (seconds: number) => hoursText(seconds, locale);
  const { restSeconds, weekSeconds, contractSeconds, overtimeSeconds, costMinor } = rank;
  const week = hours(weekSeconds);
  return [
    ...(role === null ? [] : [rank.hasJobRole ? words.jobRole(role) : words.otherRole(role)]),
    ...(rank.availability === "preferred" ? [words.preferred] : []),
    ...(rank.availability === "unavailable" ? [words.unavailable] : []),
    ...(restSeconds === null ? [] : [words.rest(hours(restSeconds))]),
    contractSeconds === null ? words.week(week) : words.contract(week, hours(contractSeconds)),
    ...(rank.isBeyondMost ? [words.beyond] : []),
    ...(overtimeSeconds === null
      ? []
      : [overtimeSeconds > 0 ? words.overtime(hours(overtimeSeconds)) : words.noOvertime]),
    ...(costMinor === null ? [] : [words.cost(formatAmount(costMinor, currency, locale))]),
    ...(rank.lastWorkedOn === null
      ? []
      : [words.lastWorked(formatDate(rank.lastWorkedOn, locale))]),
  ];
}
