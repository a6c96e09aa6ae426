import { formatCount } from "../../kernel/formats/write-number.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay, formatSpan, formatTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ProblemKind, ShownProblem } from "../../records/pay/period-checklist.ts";
import type { WayOut } from "../../rules/reports/checklist.ts";
import { missingPayWords } from "./missing-pay-words.ts";

type Counted = Readonly<Record<"one" | "other", string>>;

interface ChecklistWords {
  titles: Readonly<Record<ProblemKind, (count: number) => Counted>>;
  ways: Readonly<Record<WayOut, string>>;
  unnumbered: string;
  historyChanged: string;
  disputed: string;
  /** An entry whose times are not complete: the day and when it began. */
  running: (day: string, from: string) => string;
  onDay: (day: string, span: string) => string;
  asksFor: (day: string, span: string) => string;
  showAll: (count: string) => string;
}

const words: InLanguages<ChecklistWords> = {
  en: {
    titles: {
      open: (count) => ({
        one: "1 entry has no clock-out",
        other: `${count} entries have no clock-out`,
      }),
      missingPay: (count) => ({
        one: "Pay is missing for 1 employee",
        other: `Pay is missing for ${count} employees`,
      }),
      payrollIds: (count) => ({
        one: "1 employee has no payroll ID",
        other: `${count} employees have no payroll ID`,
      }),
      audits: (count) => ({
        one: "The history of 1 employee was changed outside Crewline",
        other: `The history of ${count} employees was changed outside Crewline`,
      }),
      requests: (count) => ({
        one: "1 request waits for an answer",
        other: `${count} requests wait for an answer`,
      }),
      disputes: (count) => ({
        one: "1 timesheet is disputed",
        other: `${count} timesheets are disputed`,
      }),
      unapproved: (count) => ({
        one: "1 entry is not approved",
        other: `${count} entries are not approved`,
      }),
    },
    ways: {
      fix: "Fix before closing",
      overrule: "Answer, or close with a reason",
      include: "Approve, or close with them",
    },
    unnumbered: "The layout of payroll files needs one.",
    historyChanged: "The recorded changes of a week do not match its seal.",
    disputed: "The employee disputes the hours of this period.",
    running: (day, from) => `${day}, from ${from}`,
    onDay: (day, span) => `${day}, ${span}`,
    asksFor: (day, span) => `Asks for ${day}, ${span}`,
    showAll: (count) => `Show all ${count}`,
  },
};

/** The heading of an item of the checklist: "3 entries have no clock-out". */
export function checklistTitle(kind: ProblemKind, count: number, locale: Locale): string {
  return pluralForm(count, inLanguage(words, locale).titles[kind](count), locale);
}

/** What can be done about an item. */
export function wayOutText(way: WayOut, locale: Locale): string {
  return inLanguage(words, locale).ways[way];
}

/** What is wrong with one problem of an item, beside the name of its employee. */
export function problemText({ kind, entry, missing }: ShownProblem, locale: Locale): string {
  const { unnumbered, historyChanged, disputed, running, onDay, asksFor } = inLanguage(
    words,
    locale,
  );
  if (missing !== null) return missingPayWords(missing, locale);
  if (kind === "payrollIds") return unnumbered;
  if (kind === "audits") return historyChanged;
  if (entry === null) return disputed;
  const { day, startsAt, endsAt, timeZone, requested } = entry;
  const shownDay = formatDay(day, locale);
  if (requested !== null) return asksFor(shownDay, formatSpan(requested, timeZone, locale));
  if (endsAt === null) return running(shownDay, formatTime(startsAt, timeZone, locale));
  return onDay(shownDay, formatSpan({ startsAt, endsAt }, timeZone, locale));
}

/** The button below the first problems of an item. */
export function showAllText(count: number, locale: Locale): string {
  return inLanguage(words, locale).showAll(formatCount(count, locale));
}
