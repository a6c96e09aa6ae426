import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysBetween } from "../../kernel/time/local-date.ts";
import { instantBefore } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { BillingStop, CompanyTerms } from "../../records/subscription/company-terms.ts";
import type { Subscription } from "../../records/subscription/subscription.ts";

type Stop = NonNullable<CompanyTerms["stop"]>;

interface BillingTexts {
  /** Before the company is read-only; `day` is the first day on which it is. */
  soon: Readonly<Record<BillingStop, (day: string) => string>>;
  now: Readonly<Record<BillingStop, string>>;
  none: string;
  notConfigured: string;
  arranged: string;
  trialLeft: (days: number, lastDay: string) => PluralForms;
  trialOver: string;
  next: (day: string) => string;
  active: string;
  ends: (day: string) => string;
  pastDue: (day: string) => string;
  stopped: (day: string) => string;
  paused: string;
  cancelled: string;
}

const texts: InLanguages<BillingTexts> = {
  en: {
    soon: {
      pastDue: (day) =>
        `A payment is overdue. Pay the open invoice under Subscription; from ${day} on, the company is read-only, and people still clock in and out.`,
      trialOver: (day) =>
        `The trial is over. Choose a plan under Subscription; from ${day} on, the company is read-only, and people still clock in and out.`,
      paused: (day) =>
        `The subscription is paused from ${day} on. The company is then read-only, and people still clock in and out.`,
      cancelled: (day) =>
        `The subscription ends on ${day}. The company is then read-only, and people still clock in and out.`,
    },
    now: {
      pastDue:
        "A payment is overdue, so this company is read-only. You can look at everything and clock in and out, but not change anything else until an admin pays under Subscription.",
      trialOver:
        "The trial is over, so this company is read-only. You can look at everything and clock in and out, but not change anything else until an admin chooses a plan under Subscription.",
      paused:
        "The subscription is paused, so this company is read-only. You can look at everything and clock in and out, but not change anything else until an admin resumes it under Subscription.",
      cancelled:
        "The subscription has ended, so this company is read-only. You can look at everything, export it, and clock in and out.",
    },
    none: "This company has no paid plan: nothing is charged or limited.",
    notConfigured: "Billing is not configured here. Plans are arranged with our team.",
    arranged: "This plan was arranged with our team.",
    trialLeft: (days, lastDay) => ({
      one: `The trial ends today, ${lastDay}.`,
      other: `${days} days of the trial are left; the last one is ${lastDay}.`,
    }),
    trialOver: "The trial is over. Choose a plan to go on.",
    next: (day) => `The next invoice is due on ${day}.`,
    active: "The subscription is active.",
    ends: (day) => `The subscription ends on ${day}. Until then everything works as before.`,
    pastDue: (day) => `A payment is overdue. From ${day} on, the company is read-only.`,
    stopped: (day) => `A payment is overdue, so the company has been read-only since ${day}.`,
    paused: "Nothing is charged while the subscription is paused, and the company is read-only.",
    cancelled: "The subscription has ended. Choose a plan to start again.",
  },
};

/** For members, above every screen: what billing stops and when, or what it has stopped. */
export function stopSentence(
  { why, at }: Stop,
  { isStopped, zone }: { isStopped: boolean; zone: string },
  locale: Locale,
): string {
  const { soon, now } = inLanguage(texts, locale);
  return isStopped ? now[why] : soon[why](formatDate(localDateAt(at, zone), locale));
}

type Told = Pick<Subscription, "status" | "trialEnd" | "periodEnd" | "cancelAt"> & {
  isConfigured: boolean;
  isArranged: boolean;
  timeZone: string;
  terms: Pick<CompanyTerms, "stop">;
};

/** What the state of a subscription means, in one or two sentences. */
export function subscriptionSentences(told: Told, today: LocalDate, locale: Locale): string[] {
  const words = inLanguage(texts, locale);
  const setUp = told.isConfigured ? [] : [words.notConfigured];
  return told.isArranged && told.trialEnd === null
    ? [words.arranged]
    : [...stateSentence(told, { today, words }, locale), ...setUp];
}

function stateSentence(
  told: Told,
  { today, words }: { today: LocalDate; words: BillingTexts },
  locale: Locale,
): string[] {
  const { status, trialEnd, periodEnd, cancelAt, timeZone, terms } = told;
  const dayOf = (instant: string) => localDateAt(instant, timeZone);
  const say = (instant: string) => formatDate(dayOf(instant), locale);
  if (cancelAt !== null && status !== "cancelled") return [words.ends(say(cancelAt))];
  switch (status) {
    case "none":
    case "trialing":
      return trialEnd === null ? [words.none] : [trialSentence(trialEnd)];
    case "active":
      return [periodEnd === null ? words.active : words.next(say(periodEnd))];
    case "pastDue":
      return terms.stop === null ? [] : [overdueSentence(terms.stop.at)];
    case "paused":
    case "cancelled":
      return [words[status]];
  }

  function overdueSentence(stopAt: string): string {
    return dayOf(stopAt) < today ? words.stopped(say(stopAt)) : words.pastDue(say(stopAt));
  }

  function trialSentence(end: string): string {
    // The end is the midnight after the last day, or an instant within it.
    const last = dayOf(instantBefore(end, 1));
    const days = daysBetween(today, last) + 1;
    if (days <= 0) return words.trialOver;
    return pluralForm(days, words.trialLeft(days, formatDate(last, locale)), locale);
  }
}
