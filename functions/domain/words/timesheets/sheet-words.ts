import { formatDate, formatDayTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { SheetStatus, ShownTimesheet } from "../../records/timesheets/timesheet.ts";

const labels: InLanguages<Readonly<Record<SheetStatus, string>>> = {
  en: {
    none: "Not signed",
    signed: "Signed",
    outdated: "Changed since signed",
    disputed: "Disputed",
    answered: "Dispute answered",
  },
};

/** The state of a timesheet in one or two words. */
export function sheetLabel(status: SheetStatus, locale: Locale): string {
  return inLanguage(labels, locale)[status];
}

interface Said {
  when: string;
  by: string;
  hours: string;
  now: string;
}

const sentences: InLanguages<Readonly<Record<SheetStatus, (said: Said) => string>>> = {
  en: {
    none: () => "Not signed yet.",
    signed: ({ when, hours }) => `Signed ${when} for ${hours} hours, with the breaks as shown.`,
    outdated: ({ when, hours, now }) =>
      hours === now
        ? `Signed ${when}, but the times or breaks have changed since. The signature no longer counts.`
        : `Signed ${when} for ${hours} hours, but the time has changed to ${now} since. The signature no longer counts.`,
    disputed: ({ when }) => `Disputed ${when}.`,
    answered: ({ when, by }) => `${by} answered the dispute ${when}.`,
  },
};

/** What was said last about a timesheet, when, and whether a signature still counts. */
export function sheetSentence(
  {
    status,
    steps,
    timeZone,
    total,
  }: Pick<ShownTimesheet, "status" | "steps" | "timeZone" | "total">,
  locale: Locale,
): string {
  const last = steps.at(-1);
  return inLanguage(sentences, locale)[status]({
    when: last === undefined ? "" : formatDayTime(last.at, timeZone, locale),
    by: last?.byName ?? "",
    hours: formatDuration(last?.workedSeconds ?? 0),
    now: formatDuration(total.workedSeconds),
  });
}

const confirmations: InLanguages<string> = {
  en: "I confirm these hours and that I took my breaks as shown.",
};

/** What an employee signs. */
export function confirmationText(locale: Locale): string {
  return inLanguage(confirmations, locale);
}

const laterPay: InLanguages<(amount: string, day: string) => string> = {
  en: (amount, day) => `Adjustment of this period: ${amount}, paid with the period from ${day}`,
};

/** A difference of a pay period that a later one pays. */
export function adjustmentText(
  { paidOn, amountMinor }: ShownTimesheet["adjustments"][number],
  currency: string,
  locale: Locale,
): string {
  const amount = formatAmount(amountMinor, currency, locale);
  return inLanguage(laterPay, locale)(amount, formatDate(paidOn, locale));
}
