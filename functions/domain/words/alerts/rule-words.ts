import { capitalized } from "../../kernel/formats/capitalized.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatLocalTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { AlertDigest, AlertRule } from "../../records/alerts/alert-rule.ts";
import type { AlertType } from "../../records/alerts/alert-type.ts";
import { DIGEST_DAILY_AT } from "../../rules/alerts/alert-times.ts";

type Plural = (one: string, other: string) => string;
type When = (count: number, plural: Plural) => string;

const whens: InLanguages<Readonly<Record<AlertType, When>>> = {
  en: {
    late: (n, plural) =>
      plural("1 minute after the shift began", `${n} minutes after the shift began`),
    noShow: (n, plural) =>
      plural(
        "1 minute after the shift began",
        `${n} minutes after the shift began, or when it is over`,
      ),
    missedOut: (n, plural) =>
      plural("1 minute after the shift ended", `${n} minutes after the shift ended`),
    onBreakTooLong: (n, plural) =>
      plural(
        "1 minute beyond the length of the break",
        `${n} minutes beyond the length of the break`,
      ),
    breakDue: (n, plural) =>
      plural(
        "1 minute before a required break is missed",
        `${n} minutes before a required break is missed`,
      ),
    breakMissed: () => "when a required break was not taken",
    nearOvertime: (n, plural) =>
      plural("1 minute before overtime begins", `${n} minutes before overtime begins`),
    overOvertime: () => "when overtime begins",
    outsideGeofence: () => "when a punch is outside of the location's area",
    uncovered: (n, plural) =>
      plural("1 day before an open shift", `${n} days before an open shift`),
    unpublishedWeek: (n, plural) =>
      plural("1 day before the week begins", `${n} days before the week begins`),
    unconfirmed: (n, plural) =>
      plural(
        "1 day before a shift that is not confirmed",
        `${n} days before a shift that is not confirmed`,
      ),
    overBudget: () => "when more hours are planned than budgeted",
    entriesUnapproved: (n, plural) =>
      plural("1 day after the week ended", `${n} days after the week ended`),
    kioskOffline: () => "when a tablet is silent for 15 minutes during opening hours",
    checklistMissed: () => "when a checklist was not done in time, until the end of the next day",
    itemFailed: () =>
      "when an answer is out of bounds or “No”, until it is corrected or the next day ends",
    payrollDeadline: (n, plural) =>
      plural("1 day after the pay period ended", `${n} days after the pay period ended`),
    wageEffective: (n, plural) =>
      plural("1 day before it takes effect", `${n} days before it takes effect`),
    skillExpiring: (n, plural) => plural("1 day before it ends", `${n} days before it ends`),
    importFailed: () => "when rows of an import failed, for 7 days",
    lastAdmin: () => "while at most one admin can sign in",
    chainBroken: () => "when a nightly check finds a day of the audit that was altered",
    drift: () => "when a nightly check finds figures that differ from their sources",
  },
};

/** When alerts of the rule come about: "5 minutes after the shift began". */
export function ruleWhen(
  { type, threshold }: Pick<AlertRule, "type" | "threshold">,
  locale: Locale,
): string {
  const plural: Plural = (one, other) => pluralForm(threshold, { one, other }, locale);
  return inLanguage(whens, locale)[type](threshold, plural);
}

const digests: InLanguages<Readonly<Record<AlertDigest, (dailyAt: string) => string>>> = {
  en: {
    immediate: () => "At once",
    hourly: () => "Once an hour",
    daily: (dailyAt) => `Once a day, at ${dailyAt}`,
  },
};

export function digestLabel(digest: AlertDigest, locale: Locale): string {
  return inLanguage(digests, locale)[digest](formatLocalTime(DIGEST_DAILY_AT, locale));
}

interface RuleTexts {
  off: string;
  mail: string;
  push: string;
  quiet: (from: string, to: string) => string;
  escalated: (minutes: number, plural: Plural) => string;
  muted: (count: number, plural: Plural) => string;
}

const ruleTexts: InLanguages<RuleTexts> = {
  en: {
    off: "off",
    mail: "with mail",
    push: "with push",
    quiet: (from, to) => `no messages from ${from} to ${to}`,
    escalated: (count, plural) =>
      plural("admins told after 1 minute", `admins told after ${count} minutes`),
    muted: (count, plural) => plural("muted for 1 employee", `muted for ${count} employees`),
  },
};

/** A rule part by part, each to begin a line: when it alerts, who is told and how, who is muted. */
export function ruleParts(rule: AlertRule, locale: Locale): string[] {
  return phrasesOf(rule, locale).map((phrase) => capitalized(phrase, locale));
}

function phrasesOf(rule: AlertRule, locale: Locale): string[] {
  const { off, mail, push, quiet, escalated, muted } = inLanguage(ruleTexts, locale);
  if (!rule.isEnabled) return [off];
  const { quietHours, escalateAfterMinutes: minutes, mutedEmployeeIds } = rule;
  const of =
    (count: number): Plural =>
    (one, other) =>
      pluralForm(count, { one, other }, locale);
  const time = (text: string) => formatLocalTime(text, locale);
  const count = mutedEmployeeIds.length;
  return [
    ruleWhen(rule, locale),
    ...(rule.channels.includes("email") ? [mail] : []),
    ...(rule.channels.includes("push") ? [push] : []),
    ...(rule.channels.length > 0 ? [digestLabel(rule.digest, locale)] : []),
    ...(quietHours === null ? [] : [quiet(time(quietHours.from), time(quietHours.to))]),
    ...(minutes === null ? [] : [escalated(minutes, of(minutes))]),
    ...(count === 0 ? [] : [muted(count, of(count))]),
  ];
}
