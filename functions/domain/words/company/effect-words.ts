import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { EffectsPreview, RuleEffect } from "../../rules/rule-previews/rule-effects.ts";
import type { EffectTexts } from "./effect-texts.ts";
import { englishEffectTexts } from "./effect-texts.ts";

const texts: InLanguages<EffectTexts> = { en: englishEffectTexts };

/** One sentence for each thing that new rules would have said otherwise. */
export function effectSentences({ effects }: EffectsPreview, locale: Locale): string[] {
  return effects.map((effect) => sentenceOf(effect, locale));
}

/** The number of items that the rules check: "31 clock-ins". */
export function judgedWordsOf({ section, judgedCount }: EffectsPreview, locale: Locale): string {
  return pluralForm(judgedCount, inLanguage(texts, locale).judged[section](judgedCount), locale);
}

function sentenceOf({ kind, before, after, people }: RuleEffect, locale: Locale): string {
  const effect = { kind, before, after, who: listed(people, locale) };
  return pluralForm(after, inLanguage(texts, locale).effect(effect), locale);
}
