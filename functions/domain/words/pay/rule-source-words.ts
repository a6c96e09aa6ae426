import { formatDate } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ExplainedRules } from "../../records/pay/explained-week.ts";
import type { RuleId } from "../../rules/pay/rule-source.ts";
import { lawOf } from "../../rules/pay/rule-source.ts";

interface RuleSourceWords {
  law: (law: string) => string;
  lawSince: (law: string, day: string) => string;
  setting: string;
  settingSince: (day: string) => string;
}

const texts: InLanguages<RuleSourceWords> = {
  en: {
    law: (law) => `Rule: ${law}, in the company's settings from the start.`,
    lawSince: (law, day) => `Rule: ${law}, in the company's settings since ${day}.`,
    setting: "Rule: the company's own setting, from the start.",
    settingSince: (day) => `Rule: the company's own setting, since ${day}.`,
  },
};

type Section = keyof ExplainedRules["since"];

/** The part of the company's rules that each rule belongs to; none for the plain hours. */
const sections: Readonly<Partial<Record<RuleId, Section>>> = {
  punchRounding: "rounding",
  dayTotalRounding: "rounding",
  unpaidBreak: "breaks",
  paidBreak: "breaks",
  shortBreakPaid: "breaks",
  automaticBreak: "breaks",
  missedBreak: "breaks",
  daily: "overtime",
  weekly: "overtime",
  seventhDay: "overtime",
  daysInRow: "overtime",
  consecutive: "overtime",
  weightedAverage: "overtime",
  rateInEffect: "overtime",
};

/**
 * Where a rule comes from and since when it applies; null for a step that needs no rule of the
 * company.
 */
export function ruleSourceLine(
  rule: RuleId | null,
  { preset, since }: ExplainedRules,
  locale: Locale,
): string | null {
  const section = rule === null ? undefined : sections[rule];
  if (rule === null || section === undefined) return null;
  const words = inLanguage(texts, locale);
  const law = lawOf(rule, preset);
  const day = since[section];
  if (day === null) return law === null ? words.setting : words.law(law);
  const written = formatDate(day, locale);
  return law === null ? words.settingSince(written) : words.lawSince(law, written);
}
