import type { Locale } from "../../kernel/formats/locale.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { counted, pluralForm } from "../../kernel/formats/counted.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type {
  EffectKind,
  EffectsPreview,
  RuleEffect,
} from "../../rules/rule-previews/rule-effects.ts";

/** The sentences about an effect on none, on one, and on several items, whose number is `#`. */
type Words = PluralForms & { none: string };

const wordsOf: Readonly<Record<EffectKind, Words>> = {
  clockInRefused: {
    none: "No clock-in would have been refused",
    one: "1 clock-in would have been refused",
    other: "# clock-ins would have been refused",
  },
  lateIn: {
    none: "No clock-in would have been marked late",
    one: "1 clock-in would have been marked late",
    other: "# clock-ins would have been marked late",
  },
  earlyIn: {
    none: "No clock-in would have been marked early",
    one: "1 clock-in would have been marked early",
    other: "# clock-ins would have been marked early",
  },
  noShift: {
    none: "No clock-in without a shift would have been marked",
    one: "1 clock-in without a shift would have been marked",
    other: "# clock-ins without a shift would have been marked",
  },
  earlyOut: {
    none: "No clock-out would have been marked early",
    one: "1 clock-out would have been marked early",
    other: "# clock-outs would have been marked early",
  },
  lateOut: {
    none: "No clock-out would have been marked late",
    one: "1 clock-out would have been marked late",
    other: "# clock-outs would have been marked late",
  },
  approvalRefused: {
    none: "No approval by a manager would have been left to an admin",
    one: "1 approval by a manager would have been left to an admin",
    other: "# approvals by managers would have been left to an admin",
  },
  ownApprovalRefused: {
    none: "No approval of their own time would have been refused",
    one: "1 approval of their own time would have been refused",
    other: "# approvals of their own time would have been refused",
  },
  ownApprovalPossible: {
    none: "No time entry could have been approved by the person who worked",
    one: "1 time entry could have been approved by the person who worked",
    other: "# time entries could have been approved by the person who worked",
  },
  takeBackRefused: {
    none: "No approval that a manager took back would have been left to an admin",
    one: "1 approval that a manager took back would have been left to an admin",
    other: "# approvals that managers took back would have been left to an admin",
  },
  changeTooLate: {
    none: "No change by a manager would have come too late",
    one: "1 change by a manager would have come too late",
    other: "# changes by managers would have come too late",
  },
  shiftWarned: {
    none: "No published shift would have been warned about",
    one: "1 published shift would have been warned about",
    other: "# published shifts would have been warned about",
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

/** The number of items that the rules check: "31 clock-ins". */
export function judgedWordsOf({ section, judgedCount }: EffectsPreview, locale: Locale): string {
  return counted(judgedCount, judgedWords[section], locale);
}

function sentenceOf({ kind, before, after, people }: RuleEffect, locale: Locale): string {
  const words = wordsOf[kind];
  const what = after === 0 ? words.none : pluralForm(after, words, locale);
  const outcome = what.replace("#", String(after));
  const who = listed(people, locale);
  if (before === 0) return `${outcome}: ${who}.`;
  return before === after
    ? `${outcome}, as many as with the old rules: ${who}.`
    : `${outcome} instead of ${before}: ${who}.`;
}
