import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDayRange } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import type { WhatIf } from "../../records/pay/what-if.ts";

interface WhatIfLabels {
  title: string;
  intro: string;
  overtime: string;
  rounding: string;
  raise: string;
  raiseHelp: string;
  asItIs: string;
  noRounding: string;
  nearest: (minutes: string) => string;
  compare: string;
  toSettings: string;
  toWages: string;
  period: string;
  periods: string;
  people: string;
  person: string;
  all: string;
  nothing: string;
  noWork: string;
}

interface WhatIfSums {
  open: (days: string) => string;
  more: (amount: string) => string;
  less: (amount: string) => string;
  same: string;
  touched: (locale: Locale, count: number, of: number) => string;
}

const labels: InLanguages<WhatIfLabels> = {
  en: {
    title: "What if",
    intro:
      "Try other rules or rates on the last pay periods. Nothing is saved; both sides are computed from the time entries as they are now.",
    overtime: "Overtime rules",
    rounding: "Rounding of clock times",
    raise: "Raise of rates and salaries",
    raiseHelp: "For everyone. Leave empty to keep them.",
    asItIs: "As they were",
    noRounding: "No rounding",
    nearest: (minutes) => `To the nearest ${minutes} minutes`,
    compare: "Compare",
    toSettings: "Change the rules in Settings",
    toWages: "Change rates in Wage Changes",
    period: "Pay period",
    periods: "Each pay period",
    people: "Each employee whom it touches",
    person: "Employee",
    all: "All employees",
    nothing: "Hours and pay would have been the same for everyone.",
    noWork: "No one worked in these pay periods, so there is nothing to compare.",
  },
};

const sums: InLanguages<WhatIfSums> = {
  en: {
    open: (days) => `${days} (not closed)`,
    more: (amount) => `${amount} more pay in all`,
    less: (amount) => `${amount} less pay in all`,
    same: "The same pay in all",
    touched: (locale, count, of) =>
      pluralForm(
        of,
        { one: `for ${count} of 1 employee`, other: `for ${count} of ${of} employees` },
        locale,
      ),
  },
};

/** The labels of the form and of the tables. */
export function whatIfTexts(locale: Locale): WhatIfLabels {
  return inLanguage(labels, locale);
}

/** The days of a period, and that it is not closed. */
export function triedPeriodText(
  { firstDay, lastDay, isClosed }: WhatIf["periods"][number],
  locale: Locale,
): string {
  const days = formatDayRange(firstDay, lastDay, locale);
  return isClosed ? days : inLanguage(sums, locale).open(days);
}

/** What the change comes to: how much more or less is paid, and for how many employees. */
export function whatIfSummary(result: WhatIf, locale: Locale): [pay: string, people: string] {
  const { before, after, currency, people, peopleCount } = result;
  const { more, less, same, touched } = inLanguage(sums, locale);
  const minor = after.totalMinor - before.totalMinor;
  const amount = formatAmount(Math.abs(minor), currency, locale);
  const pay = minor === 0 ? same : minor > 0 ? more(amount) : less(amount);
  return [pay, touched(locale, people.length, peopleCount)];
}
