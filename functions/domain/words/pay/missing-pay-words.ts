import type { Locale } from "../../kernel/formats/locale.ts";
import { listed } from "../../kernel/formats/listed.ts";
import { formatDayRange } from "../../kernel/formats/format-time.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";

/** Describes the error in the person's pay, and names its days. */
export function missingPayWords(missing: MissingPay, locale: Locale): string {
  const days = formatDayRange(missing.firstDay, missing.lastDay, locale);
  if (missing.code === "missingRate") return missingRate(missing, days, locale);
  return sentences[missing.code](missing.employeeName, days);
}

function missingRate(missing: MissingPay, days: string, locale: Locale): string {
  const { employeeName: who, jobRoleNames, locationNames } = missing;
  const [role, place] = [listed(jobRoleNames, locale), listed(locationNames, locale)];
  if (role !== "" && place !== "") {
    return `${who} has no hourly rate as ${role} at ${place} for ${days}.`;
  }
  if (role !== "") return `${who} has no hourly rate as ${role} for ${days}.`;
  if (place !== "") return `${who} has no hourly rate at ${place} for ${days}.`;
  return `${who} has no hourly rate for ${days}.`;
}

type OtherCode = Exclude<MissingPay["code"], "missingRate">;

const sentences: Readonly<Record<OtherCode, (who: string, days: string) => string>> = {
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
};
