import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay, formatTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";

/** A task of the inbox as its words need it. */
export type ToldTask =
  | { kind: "cover"; status: "late" | "noShow"; who: string; startsAt: Instant }
  | { kind: "stopClock"; who: string; clockedInAt: Instant }
  | { kind: "fix" | "approve" | "setRates"; count: number; weekStart: LocalDate }
  | { kind: "assign"; count: number; day: LocalDate; firstOpenAt: Instant | null }
  | { kind: "answerRequests"; count: number; weekStart: LocalDate }
  | { kind: "answerDisputes"; count: number; firstDay: LocalDate }
  | { kind: "decideTimeOff"; who: string; days: string; type: string }
  | {
      kind: "decideRequests";
      asks: "claim" | "swap" | "drop";
      who: string;
      count: number;
      shift: string;
    }
  | { kind: "latePunches"; count: number; day: LocalDate }
  | { kind: "answerJoin"; count: number }
  | { kind: "publish"; status: "draft" | "changed" | "empty"; weekStart: LocalDate };

/** What it is, of whom or when, and what can be done. */
export interface TaskWords {
  label: string;
  text: string;
  action: string;
}

interface InboxTexts {
  labels: Readonly<Record<"late" | "noShow" | "stopClock" | "draft" | "changed" | "empty", string>>;
  counted: Readonly<
    Record<
      | "fix"
      | "approve"
      | "setRates"
      | "assign"
      | "answerRequests"
      | "answerDisputes"
      | "latePunches"
      | "answerJoin",
      (count: string) => PluralForms
    >
  >;
  cover: (who: string, time: string) => string;
  stopClock: (who: string, since: string) => string;
  timeOff: (who: string, days: string) => string;
  asks: Readonly<Record<"claim" | "swap" | "drop", (count: string) => PluralForms>>;
  week: (day: string) => string;
  period: (day: string) => string;
  offline: (day: string) => string;
  join: string;
  assign: (day: string, time: string) => string;
  unpublished: Readonly<Record<"draft" | "changed" | "empty", (day: string) => string>>;
  actions: Readonly<
    Record<Exclude<ToldTask["kind"], "publish"> | "draft" | "changed" | "empty", string>
  >;
  now: string;
  at: (day: string, time: string) => string;
  due: (at: string) => string;
  overdue: (at: string) => string;
}

const texts: InLanguages<InboxTexts> = {
  en: {
    labels: {
      late: "Late",
      noShow: "No-show",
      stopClock: "Still clocked in",
      draft: "Not published",
      changed: "Unpublished changes",
      empty: "Nothing scheduled",
    },
    counted: {
      fix: (count) => ({
        one: `${count} clock-out missing`,
        other: `${count} clock-outs missing`,
      }),
      approve: (count) => ({ other: `${count} to approve` }),
      setRates: (count) => ({
        one: "1 entry without a rate",
        other: `${count} entries without a rate`,
      }),
      assign: (count) => ({ one: `${count} open shift`, other: `${count} open shifts` }),
      answerRequests: (count) => ({
        one: `${count} time request`,
        other: `${count} time requests`,
      }),
      answerDisputes: (count) => ({
        one: `${count} disputed timesheet`,
        other: `${count} disputed timesheets`,
      }),
      latePunches: (count) => ({ one: `${count} late punch`, other: `${count} late punches` }),
      answerJoin: (count) => ({
        one: `${count} request to join`,
        other: `${count} requests to join`,
      }),
    },
    cover: (who, time) => `${who}, expected at ${time}`,
    stopClock: (who, since) => `${who}, since ${since}`,
    timeOff: (who, days) => `${who}, ${days}`,
    asks: {
      claim: (count) => ({ one: "Open shift claimed", other: `${count} claims` }),
      swap: () => ({ other: "Swap" }),
      drop: () => ({ other: "Can't work" }),
    },
    week: (day) => `Week of ${day}`,
    period: (day) => `Pay period from ${day}`,
    offline: (day) => `Made offline on ${day} and not applied`,
    join: "From an address of your company",
    assign: (day, time) => `${day}, first at ${time}`,
    unpublished: {
      draft: (day) => `Staff can't see the week of ${day}`,
      changed: (day) => `Staff see an older version of the week of ${day}`,
      empty: (day) => `No shifts yet in the week of ${day}`,
    },
    actions: {
      cover: "Cover",
      stopClock: "Fix",
      fix: "Fix",
      approve: "Approve",
      setRates: "Set rates",
      assign: "Assign",
      answerRequests: "Answer",
      answerDisputes: "Answer",
      decideTimeOff: "Decide",
      decideRequests: "Decide",
      latePunches: "Enter",
      answerJoin: "Answer",
      draft: "Publish",
      changed: "Publish",
      empty: "Plan",
    },
    now: "now",
    at: (day, time) => `${day}, ${time}`,
    due: (at) => `due ${at}`,
    overdue: (at) => `was due ${at}`,
  },
};

/** The words of a task, with times by the clock of its location. */
export function taskWords(task: ToldTask, timeZone: string, locale: Locale): TaskWords {
  const words = inLanguage(texts, locale);
  const day = (date: LocalDate) => formatDay(date, locale);
  switch (task.kind) {
    case "cover": {
      const text = words.cover(task.who, formatTime(task.startsAt, timeZone, locale));
      return { label: words.labels[task.status], text, action: words.actions.cover };
    }
    case "stopClock": {
      const since = formatDay(localDateAt(task.clockedInAt, timeZone), locale);
      const at = words.at(since, formatTime(task.clockedInAt, timeZone, locale));
      const text = words.stopClock(task.who, at);
      return { label: words.labels.stopClock, text, action: words.actions.stopClock };
    }
    case "decideTimeOff": {
      const text = words.timeOff(task.who, task.days);
      return { label: task.type, text, action: words.actions.decideTimeOff };
    }
    case "decideRequests": {
      const label = pluralForm(task.count, words.asks[task.asks](`${task.count}`), locale);
      const text = words.timeOff(task.who, task.shift);
      return { label, text, action: words.actions.decideRequests };
    }
    case "publish": {
      const { status, weekStart } = task;
      const text = words.unpublished[status](day(weekStart));
      return { label: words.labels[status], text, action: words.actions[status] };
    }
    default:
      return {
        label: countLabel(task, locale),
        text: whenText(task, { words, timeZone, locale }),
        action: words.actions[task.kind],
      };
  }
}

type CountedTask = Exclude<Extract<ToldTask, { count: number }>, { kind: "decideRequests" }>;

function countLabel(task: CountedTask, locale: Locale): string {
  const words = inLanguage(texts, locale);
  return pluralForm(task.count, words.counted[task.kind](`${task.count}`), locale);
}

interface Writing {
  words: InboxTexts;
  timeZone: string;
  locale: Locale;
}

function whenText(task: CountedTask, { words, timeZone, locale }: Writing): string {
  if (task.kind === "answerJoin") return words.join;
  if (task.kind === "latePunches") return words.offline(formatDay(task.day, locale));
  if (task.kind === "answerDisputes") return words.period(formatDay(task.firstDay, locale));
  if (task.kind !== "assign") return words.week(formatDay(task.weekStart, locale));
  const { day, firstOpenAt } = task;
  return firstOpenAt === null
    ? formatDay(day, locale)
    : words.assign(formatDay(day, locale), formatTime(firstOpenAt, timeZone, locale));
}

/** "now", "due Mon, Nov 23", "was due …"; the time where it is still today or tomorrow. */
export function dueText(
  { dueAt, isLive }: { dueAt: Instant; isLive: boolean },
  { now, timeZone }: { now: Instant; timeZone: string },
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  if (isLive) return words.now;
  const [day, today] = [localDateAt(dueAt, timeZone), localDateAt(now, timeZone)];
  if (dueAt <= now) return words.overdue(formatDay(day, locale));
  const isSoon = day <= addDays(today, 1);
  const at = formatDay(day, locale);
  return words.due(isSoon ? words.at(at, formatTime(dueAt, timeZone, locale)) : at);
}
