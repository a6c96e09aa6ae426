import type { Locale } from "../../kernel/formats/locale.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { counted } from "../../kernel/formats/counted.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type {
  EffectKind,
  EffectsPreview,
  RuleEffect,
} from "../../rules/rule-previews/rule-effects.ts";

interface Words {
  one: string;
  many: string;
  /** The outcome for them. */
  would: string;
}

const marked = (what: string, how: string): Words => ({
  one: what,
  many: `${what}s`,
  would: `would have been marked${how}`,
});

const wordsOf: Readonly<Record<EffectKind, Words>> = {
  clockInRefused: { one: "clock-in", many: "clock-ins", would: "would have been refused" },
  lateIn: marked("clock-in", " late"),
  earlyIn: marked("clock-in", " early"),
  noShift: {
    one: "clock-in without a shift",
    many: "clock-ins without a shift",
    would: "would have been marked",
  },
  earlyOut: marked("clock-out", " early"),
  lateOut: marked("clock-out", " late"),
  approvalRefused: {
    one: "approval by a manager",
    many: "approvals by managers",
    would: "would have been left to an admin",
  },
  ownApprovalRefused: {
    one: "approval of their own time",
    many: "approvals of their own time",
    would: "would have been refused",
  },
  ownApprovalPossible: {
    one: "time entry",
    many: "time entries",
    would: "could have been approved by the person who worked",
  },
  takeBackRefused: {
    one: "approval that a manager took back",
    many: "approvals that managers took back",
    would: "would have been left to an admin",
  },
  changeTooLate: {
    one: "change by a manager",
    many: "changes by managers",
    would: "would have come too late",
  },
  shiftWarned: {
    one: "published shift",
    many: "published shifts",
    would: "would have been warned about",
  },
};

const judgedWords: Readonly<Record<EffectsPreview["section"], PluralForms>> = {
  clock: { one: "clock-in", other: "clock-ins" },
  approvals: { one: "decision about time", other: "decisions about time" },
  limits: { one: "published shift", other: "published shifts" },
};

/** One sentence for each thing that new rules would have said otherwise. */
export function effectSentences({ effects }: EffectsPreview, locale: Locale): string[] {
  return effects.map((effect) => sentenceOf(effect, locale));
}

/** What the rules look at, counted: "31 clock-ins". */
export function judgedWordsOf({ section, judgedCount }: EffectsPreview, locale: Locale): string {
  return counted(judgedCount, judgedWords[section], locale);
}

function sentenceOf({ kind, before, after, people }: RuleEffect, locale: Locale): string {
  const { one, many, would } = wordsOf[kind];
  const what = after === 0 ? `No ${one}` : counted(after, { one: one, other: many }, locale);
  return `${what} ${would}${insteadOf(before, after)}: ${listed(people, locale)}.`;
}

function insteadOf(before: number, after: number): string {
  if (before === 0) return "";
  return before === after ? ", as many as with the old rules" : ` instead of ${before}`;
}
