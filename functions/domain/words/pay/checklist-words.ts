import { formatCount } from "../../kernel/formats/write-number.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay, formatSpan, formatTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type {
  ProblemEntry,
  ProblemKind,
  ShownProblem,
} from "../../records/pay/period-checklist.ts";
import type { WayOut } from "../../rules/reports/checklist.ts";
import { flagWords } from "../time-entries/flag-words.ts";
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
  asksInstead: (day: string, span: string, asked: string) => string;
  quoted: (message: string) => string;
  placeClosed: string;
  showAll: (count: string) => string;
  stake: string;
  keys: string;
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
    asksInstead: (day, span, asked) => `${day}, ${span}. Asks for ${asked}`,
    quoted: (message) => `“${message}”`,
    placeClosed: "Closed at its location",
    showAll: (count) => `Show all ${count}`,
    stake: "The time and the pay of each problem, as they are counted now.",
    keys: "N next problem, P the one before, A accept, Shift + A approve clean entries, C close",
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
export function problemText(problem: ShownProblem, locale: Locale): string {
  const { kind, entry, missing } = problem;
  const { unnumbered, historyChanged, disputed } = inLanguage(words, locale);
  if (missing !== null) return missingPayWords(missing, locale);
  if (kind === "payrollIds") return unnumbered;
  if (kind === "audits") return historyChanged;
  return entry === null ? disputed : entryText(entry, locale);
}

function entryText(entry: ProblemEntry, locale: Locale): string {
  const { running, onDay, asksFor, asksInstead } = inLanguage(words, locale);
  const { startsAt, endsAt, timeZone, requested } = entry;
  const day = formatDay(entry.day, locale);
  const span = endsAt === null ? null : formatSpan({ startsAt, endsAt }, timeZone, locale);
  if (requested !== null) {
    const asked = formatSpan(requested, timeZone, locale);
    return span === null || span === asked ? asksFor(day, asked) : asksInstead(day, span, asked);
  }
  return span === null ? running(day, formatTime(startsAt, timeZone, locale)) : onDay(day, span);
}

/** What the employee wrote about a problem, in quotation marks; null for nothing. */
export function messageText({ entry, dispute }: ShownProblem, locale: Locale): string | null {
  const message = entry?.requested?.message ?? dispute?.message ?? "";
  return message === "" ? null : inLanguage(words, locale).quoted(message);
}

/**
 * Why an entry is not approved with the clean ones; empty for one that is, and for other problems of
 * what can be changed.
 */
export function reasonsToLook({ kind, entry }: ShownProblem, locale: Locale): string[] {
  if (entry?.isLocked === true) return [inLanguage(words, locale).placeClosed];
  if (kind !== "unapproved" || entry === null || entry.isClean) return [];
  const names = flagWords(locale);
  return entry.flags.map((flag) => names[flag]);
}

/** The button below the first problems of an item. */
export function showAllText(count: number, locale: Locale): string {
  return inLanguage(words, locale).showAll(formatCount(count, locale));
}

/** What the hours or the pay of an item add up. */
export function stakeIntro(locale: Locale): string {
  return inLanguage(words, locale).stake;
}

/** The keys of the checklist, in one line. */
export function checklistKeys(locale: Locale): string {
  return inLanguage(words, locale).keys;
}
