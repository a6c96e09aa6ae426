import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { OverrideCode } from "../../records/schedules/shift-override.ts";
import type { RuleFields } from "../../rules/violations/rule-facts.ts";

interface OverrideSentences {
  needed: (who: string) => string;
  neededOpen: string;
  refused: string;
  because: Readonly<Record<OverrideCode, string>>;
}

const texts: InLanguages<OverrideSentences> = {
  en: {
    needed: (who) => `Scheduling ${who} then needs a reason. Enter one, or change the shift.`,
    neededOpen: "This shift needs a reason. Enter one, or change it.",
    refused: "You can't take this shift by yourself. Ask your manager.",
    because: {
      notAvailable: "The employee is not available then.",
      rest: "The rest between two shifts is too short.",
      dayHours: "The day has more hours than allowed.",
      weekHours: "The week has more hours than allowed.",
      ownWeek: "The week has more hours than agreed with the employee.",
      daysInARow: "There are too many days of work in a row.",
      roleMissing: "The employee has another job role.",
      skillMissing: "The employee lacks a skill.",
      skillExpired: "A skill of the employee has expired by then.",
      overtime: "The shift adds overtime.",
      overBudget: "The week is over budget.",
      outsideHours: "The location is closed then.",
    },
  },
};

/** Says that a shift needs a manager's reason, and for what. */
export function overrideNeededSentence(
  { who, codes }: RuleFields["overrideNeeded"],
  locale: Locale,
): string {
  const { needed, neededOpen, because } = inLanguage(texts, locale);
  const first = who === null ? neededOpen : needed(who);
  return [...codes.map((code) => because[code]), first].join(" ");
}

/** Says what a shift breaks that a reason is needed for. */
export function overrideSentence(code: OverrideCode, locale: Locale): string {
  return inLanguage(texts, locale).because[code];
}

/** Says why an employee cannot take an open shift without a manager. */
export function openShiftRefusedSentence(
  { codes }: RuleFields["openShiftRefused"],
  locale: Locale,
): string {
  const { refused, because } = inLanguage(texts, locale);
  return [...codes.map((code) => because[code]), refused].join(" ");
}
