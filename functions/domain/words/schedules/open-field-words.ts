import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface Choice {
  value: string;
  label: string;
}

interface OpenFieldTexts {
  mode: string;
  modes: readonly Choice[];
  end: string;
  ends: readonly Choice[];
  spots: string;
  spotsHelp: string;
}

const texts: InLanguages<OpenFieldTexts> = {
  en: {
    mode: "Claims",
    modes: [
      { value: "", label: "As the company sets" },
      { value: "firstCome", label: "First to claim gets it" },
      { value: "approval", label: "A manager approves" },
    ],
    end: "Claims end",
    ends: [
      { value: "", label: "When it starts" },
      { value: "2", label: "2 hours before" },
      { value: "12", label: "12 hours before" },
      { value: "24", label: "1 day before" },
      { value: "48", label: "2 days before" },
      { value: "168", label: "1 week before" },
    ],
    spots: "Spots",
    spotsHelp: "Each spot is an open shift of its own, up to 20.",
  },
};

/** The words of the fields of an open shift. */
export function openFieldTexts(locale: Pick<Locale, "language">): OpenFieldTexts {
  return inLanguage(texts, locale);
}
