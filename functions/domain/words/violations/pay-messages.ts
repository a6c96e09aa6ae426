import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { issueSentence } from "../issues/issue-sentence.ts";
import type { PayFacts } from "../../rules/violations/pay-facts.ts";
import type { Sentences } from "./sentences.ts";
import { listed } from "../../kernel/formats/listed.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { wayOut } from "../pay/missing-pay-way-out.ts";
import { missingPayWords } from "../pay/missing-pay-words.ts";
import { day, days } from "./sentence-values.ts";

const payIsMissing: InLanguages<string> = { en: "Pay is missing." };

const contradictFrom: InLanguages<(day: string) => string> = {
  en: (from) => `These rules would contradict each other from ${from} on.`,
};

const sentences: InLanguages<Sentences<Omit<PayFacts, "payMissing" | "rulesContradict">>> = {
  en: {
    periodLocked: ({ firstDay, lastDay }, locale) =>
      `The pay period ${days(firstDay, lastDay, locale)} is closed. Reopen it to change its entries.`,
    locationLocked: ({ firstDay, lastDay }, locale) =>
      `The pay period ${days(firstDay, lastDay, locale)} is closed at this location. Reopen it there to change its entries.`,
    periodClosing: ({ firstDay, lastDay }, locale) =>
      `The pay period ${days(firstDay, lastDay, locale)} is being closed. Try again in a moment.`,
    periodNotOver: ({ lastDay }, locale) =>
      `This pay period lasts until ${day(lastDay, locale)}. It can be closed once that day has passed everywhere.`,
    periodHasOpenEntries: ({ count }, locale) =>
      pluralForm(
        count,
        {
          one: "One time entry has no end yet. Set it, then close the period.",
          other: `${count} time entries have no end yet. Set them, then close the period.`,
        },
        locale,
      ),
    periodHasUnapproved: ({ count }, locale) =>
      pluralForm(
        count,
        {
          one: "One time entry is not approved yet. Approve it, or close the period with it.",
          other: `${count} time entries are not approved yet. Approve them, or close the period with them.`,
        },
        locale,
      ),
    periodHasRequests: ({ count }, locale) =>
      pluralForm(
        count,
        {
          one: "An employee's request about these days waits for an answer. Answer it, or ask an admin to close with a reason.",
          other: `${count} employees' requests about these days wait for an answer. Answer them, or ask an admin to close with a reason.`,
        },
        locale,
      ),
    periodHasDisputes: ({ count }, locale) =>
      pluralForm(
        count,
        {
          one: "One timesheet of this pay period is disputed. Answer it, or ask an admin to close with a reason.",
          other: `${count} timesheets of this pay period are disputed. Answer them, or ask an admin to close with a reason.`,
        },
        locale,
      ),
    periodHasBrokenAudits: ({ who }, locale) =>
      `The recorded history of ${listed(who, locale)} was changed outside Crewline. Check their time in Time Entry Audits, or ask an admin to close with a reason.`,
    payrollIdsMissing: ({ who }, locale) =>
      `The layout of payroll files needs a payroll ID, which is missing for ${listed(who, locale)}. Add it (reopen a closed period first), or choose another layout in Settings.`,
    salaryForAllWork: () =>
      "A salary is for all job roles and locations. Choose an hourly rate for a single one.",
    duplicateEffectiveDate: ({ who, day: from }, locale) =>
      `${who} already has a change of this rate on ${day(from, locale)}. Cancel that one or choose another day; once it has begun, choose the reason Correction to set it right from that day.`,
    wageChangeBegun: ({ who, day: from }, locale) =>
      `The wage change of ${who} has held since ${day(from, locale)} and cannot be undone. Add a wage change for that day with the reason Correction; it shows every amount first and pays the difference.`,
    wageChangeReplaced: ({ who, day: from }, locale) =>
      `The rate of ${who} from ${day(from, locale)} was changed again since. Look at the person's rates; a change with the reason Correction sets the day right.`,
    wageChangeDue: ({ who, day: from }, locale) =>
      `The change of ${who} was to hold from ${day(from, locale)}, which has come, so it stays cancelled. Add a wage change for that day instead.`,
    previewMissing: ({ who }) =>
      `This would change pay of ${who} that was exported already. Look at the preview and add it there.`,
    rulesInPast: ({ lastClosedDay }, locale) =>
      lastClosedDay === null
        ? "This change cannot take effect then, because that day has passed. Choose a later day."
        : `This change cannot take effect then, because ${day(lastClosedDay, locale)} and before are closed. Choose a later day.`,
    policyStays: ({ who, policy, day: from }, locale) =>
      policy === "exempt"
        ? `${who} is exempt from overtime on ${day(from, locale)} already.`
        : `The company's overtime rules hold for ${who} on ${day(from, locale)} already.`,
    policyChanged: ({ who }) =>
      `The overtime policy of ${who} was changed again since. Look at it in the person's pay.`,
    periodClosed: ({ firstDay, lastDay }, locale) =>
      `This would change pay of ${days(firstDay, lastDay, locale)}, which is closed and not exported yet. Reopen that period, so that it is paid with it, or export it, so that the difference is paid later.`,
    adjustmentPaid: ({ firstDay, lastDay }, locale) =>
      `The closed pay period ${days(firstDay, lastDay, locale)} pays adjustments of this one. Reopen that one first, or add a wage change that sets the rate right.`,
    entriesUnreadable: ({ count }, locale) =>
      pluralForm(
        count,
        {
          one: "1 time entry of this pay period could not be read, so it can't be closed. Contact support.",
          other: `${count} time entries of this pay period could not be read, so it can't be closed. Contact support.`,
        },
        locale,
      ),
  },
};

/** Refusals about pay periods, wages and the rules of pay. */
export function payMessages(locale: Locale): Sentences<PayFacts> {
  return {
    ...inLanguage(sentences, locale),
    payMissing: ({ missing }) =>
      [
        inLanguage(payIsMissing, locale),
        ...missing.map((one) => missingPayWords(one, locale)),
        wayOut(missing, locale),
      ].join(" "),
    rulesContradict: ({ day: from, because }) =>
      `${inLanguage(contradictFrom, locale)(day(from, locale))} ${issueSentence({ message: because }, locale)}`,
  };
}
