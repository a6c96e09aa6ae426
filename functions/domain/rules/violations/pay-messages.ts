import type { Locale } from "../../kernel/formats/locale.ts";
import { nouns } from "../../kernel/formats/nouns.ts";
import type { OvertimePolicy } from "../../records/pay/overtime-policy.ts";
import { counted } from "../../kernel/formats/counted.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";
import { wayOut } from "./missing-pay-way-out.ts";
import { missingPayWords } from "./missing-pay-words.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { day, days } from "./sentence-values.ts";

/** Refusals about pay periods, wages and the rules of pay. */
export const payMessages = {
  periodLocked: (
    { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
    locale: Locale,
  ) =>
    `The pay period ${days(firstDay, lastDay, locale)} is closed. Reopen it to change its entries.`,
  periodClosing: (
    { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
    locale: Locale,
  ) => `The pay period ${days(firstDay, lastDay, locale)} is being closed. Try again in a moment.`,
  periodNotOver: ({ lastDay }: { lastDay: LocalDate }, locale: Locale) =>
    `This pay period lasts until ${day(lastDay, locale)}. It can be closed once that day has passed everywhere.`,
  periodHasOpenEntries: ({ count }: { count: number }) =>
    count === 1
      ? "One time entry has no end yet. Set it, then close the period."
      : `${count} time entries have no end yet. Set them, then close the period.`,
  periodHasUnapproved: ({ count }: { count: number }) =>
    count === 1
      ? "One time entry is not approved yet. Approve it, or close the period with it."
      : `${count} time entries are not approved yet. Approve them, or close the period with them.`,
  entriesUnreadable: ({ count }: { count: number }, locale: Locale) =>
    `${counted(count, nouns.timeEntry, locale)} of this pay period could not be read, so it can't be closed. Contact support.`,
  payMissing: (
    { missing }: { missing: MissingPay[]; firstDay: LocalDate; lastDay: LocalDate },
    locale: Locale,
  ) =>
    `Pay is missing. ${missing.map((one) => missingPayWords(one, locale)).join(" ")} ${wayOut(missing)}`,
  duplicateEffectiveDate: ({ who, day: from }: { who: string; day: LocalDate }, locale: Locale) =>
    `${who} already has a change of this rate on ${day(from, locale)}. Cancel that one or choose another day; once it has begun, choose the reason Correction to set it right from that day.`,
  wageChangeBegun: ({ who, day: from }: { who: string; day: LocalDate }, locale: Locale) =>
    `The wage change of ${who} has held since ${day(from, locale)} and cannot be undone. Add a wage change for that day with the reason Correction; it shows every amount first and pays the difference.`,
  wageChangeReplaced: ({ who, day: from }: { who: string; day: LocalDate }, locale: Locale) =>
    `The rate of ${who} from ${day(from, locale)} was changed again since. Look at the person's rates; a change with the reason Correction sets the day right.`,
  wageChangeDue: ({ who, day: from }: { who: string; day: LocalDate }, locale: Locale) =>
    `The change of ${who} was to hold from ${day(from, locale)}, which has come, so it stays cancelled. Add a wage change for that day instead.`,
  previewMissing: ({ who }: { who: string }) =>
    `This would change pay of ${who} that was exported already. Look at the preview and add it there.`,
  rulesInPast: ({ lastClosedDay }: { lastClosedDay: LocalDate | null }, locale: Locale) =>
    lastClosedDay === null
      ? "This change cannot take effect then, because that day has passed. Choose a later day."
      : `This change cannot take effect then, because ${day(lastClosedDay, locale)} and before are closed. Choose a later day.`,
  rulesContradict: ({ day: from, because }: { day: LocalDate; because: string }, locale: Locale) =>
    `These rules would contradict each other from ${day(from, locale)} on. ${because}`,
  policyStays: (
    {
      who,
      policy,
      day: from,
    }: {
      who: string;
      policy: OvertimePolicy;
      day: LocalDate;
    },
    locale: Locale,
  ) =>
    policy === "exempt"
      ? `${who} is exempt from overtime on ${day(from, locale)} already.`
      : `The company's overtime rules hold for ${who} on ${day(from, locale)} already.`,
  policyChanged: ({ who }: { who: string }) =>
    `The overtime policy of ${who} was changed again since. Look at it in the person's pay.`,
  periodClosed: (
    { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
    locale: Locale,
  ) =>
    `This would change pay of ${days(firstDay, lastDay, locale)}, which is closed and not exported yet. Reopen that period, so that it is paid with it, or export it, so that the difference is paid later.`,
  adjustmentPaid: (
    { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
    locale: Locale,
  ) =>
    `The closed pay period ${days(firstDay, lastDay, locale)} pays adjustments of this one. Reopen that one first, or add a wage change that sets the rate right.`,
};
