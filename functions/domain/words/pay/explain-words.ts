import { formatDate, formatSpan, formatTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { RuleId } from "../../rules/pay/rule-source.ts";
import type {
  ExplainedEntry,
  ExplainedPart,
  ExplainedWeek,
} from "../../records/pay/explained-week.ts";

/** A step of a derivation, and the rule of the company that it applies, if any. */
export interface ExplainedStep {
  text: string;
  rule: RuleId | null;
}

function plain(text: string): ExplainedStep {
  return { text, rule: null };
}

/** How an entry became its paid time, step by step: punches, correction, rounding, breaks. */
export function timeSteps(entry: ExplainedEntry, locale: Locale): ExplainedStep[] {
  const words = inLanguage(stepWords, locale);
  const span = (of: { startsAt: string; endsAt: string }) => formatSpan(of, entry.timeZone, locale);
  const { punched, payable, rounded, breaks } = entry;
  // Punches have seconds, and what they show as is the same minute.
  const isCorrected =
    punched !== null &&
    (punched.endsAt === null ||
      span({ startsAt: punched.startsAt, endsAt: punched.endsAt }) !== span(payable));
  const isRounded = rounded.startsAt !== payable.startsAt || rounded.endsAt !== payable.endsAt;
  return [
    plain(punched === null ? words.entered(span(payable)) : punchedWords(entry, locale)),
    ...(isCorrected ? [plain(words.paidAs(span(payable)))] : []),
    ...(isRounded ? [{ text: words.rounded(span(rounded)), rule: "punchRounding" as const }] : []),
    ...breaks.map((taken) => {
      const length = formatDuration(elapsedSeconds(taken.startsAt, taken.endsAt));
      return { text: words[taken.rule](span(taken), length), rule: taken.rule };
    }),
  ];
}

function punchedWords({ punched, timeZone }: ExplainedEntry, locale: Locale): string {
  const words = inLanguage(stepWords, locale);
  const time = (instant: string) => formatTime(instant, timeZone, locale);
  if (punched === null) return "";
  return punched.endsAt === null
    ? words.clockedInOnly(time(punched.startsAt))
    : words.clocked(time(punched.startsAt), time(punched.endsAt));
}

interface StepWords {
  clocked: (from: string, to: string) => string;
  clockedInOnly: (from: string) => string;
  entered: (span: string) => string;
  paidAs: (span: string) => string;
  rounded: (span: string) => string;
  unpaidBreak: (span: string, length: string) => string;
  paidBreak: (span: string, length: string) => string;
  shortBreakPaid: (span: string, length: string) => string;
}

const stepWords: InLanguages<StepWords> = {
  en: {
    clocked: (from, to) => `Clocked in at ${from} and out at ${to}.`,
    clockedInOnly: (from) => `Clocked in at ${from}, without a clock-out.`,
    entered: (span) => `Entered by hand: ${span}.`,
    paidAs: (span) => `Paid time: ${span}.`,
    rounded: (span) => `Rounded to ${span} by the company's rounding rule.`,
    unpaidBreak: (span, length) => `Unpaid break ${span}: ${length} is not counted.`,
    paidBreak: (span, length) => `Paid break ${span}: ${length} counts as worked.`,
    shortBreakPaid: (span, length) =>
      `Short break ${span}: ${length} counts as worked, because short breaks are paid.`,
  },
};

/** What a stretch of time is, and why: "2:00 of overtime at 150% of the rate: beyond …". */
export function partWords(
  part: Pick<ExplainedPart, "seconds" | "multiplierPercent" | "because">,
  locale: Locale,
): string {
  const hours = formatDuration(part.seconds);
  const words = inLanguage(partSentences, locale);
  if (part.multiplierPercent === 100) return words.regular(hours);
  return words[part.because](hours, `${part.multiplierPercent}%`);
}

type Premium = (hours: string, percent: string) => string;

const partSentences: InLanguages<
  Readonly<Record<ExplainedPart["because"], Premium>> & { regular: (hours: string) => string }
> = {
  en: {
    regular: (hours) => `${hours} of regular time.`,
    daily: (hours, percent) =>
      `${hours} of overtime at ${percent} of the rate: beyond the limit of one workday.`,
    weekly: (hours, percent) =>
      `${hours} of overtime at ${percent} of the rate: beyond the limit of the workweek.`,
    seventhDay: (hours, percent) =>
      `${hours} of overtime at ${percent} of the rate: the seventh day worked in the workweek.`,
    daysInRow: (hours, percent) =>
      `${hours} of overtime at ${percent} of the rate: enough days were worked in a row.`,
    consecutive: (hours, percent) =>
      `${hours} of overtime at ${percent} of the rate: beyond the limit of hours in a row.`,
  },
};

/** What applies to the week as a whole, a sentence each. */
export function weekSteps(week: ExplainedWeek, locale: Locale): ExplainedStep[] {
  const { automaticBreaks, regularRate, additions, currency, totalMinor } = week;
  const words = inLanguage(weekWords, locale);
  const hasPremium = week.entries.some(({ parts }) =>
    parts.some(({ multiplierPercent }) => multiplierPercent > 100),
  );
  const hasSalary = week.entries.some(({ parts }) =>
    parts.some(({ isCovered }) => isCovered === true),
  );
  const money = (minor: number) => formatAmount(minor, currency, locale);
  return [
    ...automaticBreaks.map(({ day, seconds }) => ({
      text: words.automaticBreak(formatDuration(seconds), formatDate(day, locale)),
      rule: "automaticBreak" as const,
    })),
    plain(words.worked(formatDuration(week.workedSeconds))),
    ...(regularRate !== null && hasPremium ? [rateStep(regularRate, currency, locale)] : []),
    ...additions.map(({ amountMinor }) => plain(words.addition(money(amountMinor)))),
    ...(totalMinor === null ? [] : [plain(words.total(money(totalMinor)))]),
    ...(hasSalary ? [plain(words.besideSalary)] : []),
  ];
}

function rateStep(
  { rule, tenThousandths }: NonNullable<ExplainedWeek["regularRate"]>,
  currency: Currency,
  locale: Locale,
): ExplainedStep {
  const rate = formatRate(tenThousandths, currency, locale);
  return { text: inLanguage(weekWords, locale)[rule](rate), rule };
}

interface WeekWords {
  automaticBreak: (length: string, day: string) => string;
  worked: (hours: string) => string;
  weightedAverage: (rate: string) => string;
  rateInEffect: (rate: string) => string;
  addition: (amount: string) => string;
  total: (amount: string) => string;
  besideSalary: string;
}

const weekWords: InLanguages<WeekWords> = {
  en: {
    automaticBreak: (length, day) =>
      `${length} is taken off ${day} for a meal break that was not recorded.`,
    worked: (hours) => `${hours} hours are counted in the week.`,
    weightedAverage: (rate) =>
      `Overtime is paid on the regular rate of ${rate} an hour: all pay of the week, divided by its hours.`,
    rateInEffect: (rate) =>
      `Overtime is paid on the rate of the work done in it; the average of the week is ${rate} an hour.`,
    addition: (amount) => `${amount} is added for pay that belongs to no hour.`,
    total: (amount) =>
      `The week pays ${amount}. It is rounded once, and the amounts above share the rounding, so they add up to it.`,
    besideSalary:
      "The salary is paid by pay period and is not part of this amount. The timesheet shows both.",
  },
};

/**
 * The rate of a stretch, since when it applies, and what it comes to; null without amounts: "At
 * $18.50 an hour, the rate since Mar 1, 2026: $138.75".
 */
export function partPay(
  { rateTenThousandths, rateSince, amountMinor, salary, isCovered }: ExplainedPart,
  currency: Currency,
  locale: Locale,
): string | null {
  if (rateTenThousandths === null || amountMinor === null) return null;
  const rate = formatRate(rateTenThousandths, currency, locale);
  const amount = formatAmount(amountMinor, currency, locale);
  const words = inLanguage(payWords, locale);
  if (rateSince === null) return words.paid(rate, amount);
  const since = formatDate(rateSince, locale);
  if (isCovered === true) return words.covered(since);
  if (salary !== undefined) return words.besideSalary(rate, since, amount);
  return words.paidSince(rate, since, amount);
}

interface PayWords {
  paid: (rate: string, amount: string) => string;
  paidSince: (rate: string, day: string, amount: string) => string;
  covered: (day: string) => string;
  besideSalary: (rate: string, day: string, amount: string) => string;
}

const payWords: InLanguages<PayWords> = {
  en: {
    paid: (rate, amount) => `At ${rate} an hour: ${amount}`,
    paidSince: (rate, day, amount) => `At ${rate} an hour, the rate since ${day}: ${amount}`,
    covered: (day) => `Paid by the salary since ${day}, which payroll adds for the day`,
    besideSalary: (rate, day, amount) =>
      `At ${rate} an hour, which the salary since ${day} comes to: ${amount} in addition to it`,
  },
};
