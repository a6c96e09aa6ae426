import { formatDate } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { numberText } from "../../kernel/formats/typed-number.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { BurdenCount, BurdenKind } from "../../records/schedules/fairness.ts";
import { LEDGER_WEEKS } from "../../records/schedules/fairness.ts";
import type { CoverRank } from "../../records/schedules/cover-rank.ts";
import { overBudgetText } from "./finding-words.ts";

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
  burden: Readonly<Record<BurdenKind, (count: string) => string>>;
  average: (burden: string, average: string) => string;
}

const texts: InLanguages<CoverTexts> = {
  en: {
    jobRole: (role) => `Works as ${role}`,
    otherRole: (role) => `Does not work as ${role}`,
    preferred: "Prefers to work then",
    unavailable: "Not available at this time",
    rest: (hours) => `Only ${hours} h of rest`,
    week: (hours) => `${hours} h that week with this shift`,
    contract: (hours, contract) => `${hours} of ${contract} contract hours with this shift`,
    beyond: "Above the weekly maximum",
    overtime: (hours) => `${hours} h of overtime`,
    noOvertime: "No overtime",
    cost: (amount) => `Adds ${amount}`,
    lastWorked: (day) => `Last worked on ${day}`,
    burden: {
      weekend: (count) => `Weekend shifts in ${LEDGER_WEEKS} weeks: ${count}`,
      night: (count) => `Night shifts in ${LEDGER_WEEKS} weeks: ${count}`,
      closing: (count) => `Closings in ${LEDGER_WEEKS} weeks: ${count}`,
      holiday: (count) => `Holiday shifts in ${LEDGER_WEEKS} weeks: ${count}`,
      shortRest: (count) => `Short rests in ${LEDGER_WEEKS} weeks: ${count}`,
    },
    average: (burden, average) => `${burden} (average ${average})`,
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
  const { restSeconds, weekSeconds, contractSeconds, overtimeSeconds, costMinor } = rank;
  const week = formatDuration(weekSeconds);
  return [
    ...(role === null ? [] : [rank.hasJobRole ? words.jobRole(role) : words.otherRole(role)]),
    ...(rank.availability === "preferred" ? [words.preferred] : []),
    ...(rank.availability === "unavailable" ? [words.unavailable] : []),
    ...(restSeconds === null ? [] : [words.rest(formatDuration(restSeconds))]),
    contractSeconds === null
      ? words.week(week)
      : words.contract(week, formatDuration(contractSeconds)),
    ...(rank.isBeyondMost ? [words.beyond] : []),
    ...(overtimeSeconds === null
      ? []
      : [overtimeSeconds > 0 ? words.overtime(formatDuration(overtimeSeconds)) : words.noOvertime]),
    ...rank.overBudgets.map((over) => overBudgetText(over, locale)),
    ...rank.burdens.map((burden) => burdenText(burden, locale)),
    ...(costMinor === null ? [] : [words.cost(formatAmount(costMinor, currency, locale))]),
    ...(rank.lastWorkedOn === null
      ? []
      : [words.lastWorked(formatDate(rank.lastWorkedOn, locale))]),
  ];
}

/** "Weekend shifts in 12 weeks: 6 (average 3.2)". */
export function burdenText({ kind, count, average }: BurdenCount, locale: Locale): string {
  const words = inLanguage(texts, locale);
  const text = words.burden[kind](numberText(count, locale, 0));
  return average === null ? text : words.average(text, numberText(average, locale, 1));
}
