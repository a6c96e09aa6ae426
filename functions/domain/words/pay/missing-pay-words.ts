import type { Locale } from "../../kernel/formats/locale.ts";
import { listed } from "../../kernel/formats/listed.ts";
import { formatDayRange } from "../../kernel/formats/format-time.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";

/** What is wrong with the person's pay. */
export function missingPayWords(missing: MissingPay, locale: Locale): string {
  const days = formatDayRange(missing.firstDay, missing.lastDay, locale);
  return `${missing.employeeName} ${reasonOf(missing, locale)} for ${days}.`;
}

function reasonOf({ code, jobRoleNames, locationNames }: MissingPay, locale: Locale): string {
  if (code !== "missingRate") return reasons[code];
  const as = jobRoleNames.length === 0 ? "" : ` as ${listed(jobRoleNames, locale)}`;
  const at = locationNames.length === 0 ? "" : ` at ${listed(locationNames, locale)}`;
  return `has no hourly rate${as}${at}`;
}

const reasons: Readonly<Record<Exclude<MissingPay["code"], "missingRate">, string>> = {
  invalidRate: "has an hourly rate that is not a valid amount",
  duplicateRate: "has two hourly rates for the same work",
  overlap: "has overlapping time entries",
  duplicateEntry: "has the same time entry twice",
  invertedEntry: "has a time entry that ends before it starts",
  invertedBreak: "has a break that ends before it starts",
  breakOutside: "has a break outside the time worked",
  invalidInstant: "has a time entry with a time that cannot be read",
  entriesOutOfOrder: "has time entries out of order",
  invalidRules: "has work under overtime rules that cannot be read",
  unknownTimeZone: "has work in an unknown time zone",
  unknownCurrency: "has pay in an unknown currency",
  notComputed: "has hours without pay",
};
