import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface UnpublishedSentences {
  removed: string;
  changes: (count: number) => PluralForms;
}

const sentences: InLanguages<UnpublishedSentences> = {
  en: {
    removed: "Removed shifts are not published. Staff still see them.",
    changes: (count) => ({
      one: "1 change is not published. Staff don't see it.",
      other: `${count} changes are not published. Staff don't see them.`,
    }),
  },
};

/** The unpublished changes of a week: "1 change is not published. Staff don't see it." */
export function unpublishedWords(shiftCount: number, locale: Locale): string {
  const { removed, changes } = inLanguage(sentences, locale);
  return shiftCount === 0 ? removed : pluralForm(shiftCount, changes(shiftCount), locale);
}
