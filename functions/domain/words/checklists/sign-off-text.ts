import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface SignOffWords {
  waits: string;
  done: (name: string, time: string) => string;
}

const words: InLanguages<SignOffWords> = {
  en: {
    waits: "When it is done, it waits for a sign-off.",
    done: (name, time) => `Signed off by ${name} at ${time}.`,
  },
};

/** Who signed a list off, and when; null for one that waits. */
export function signOffText(signed: { name: string; time: string } | null, locale: Locale): string {
  const { waits, done } = inLanguage(words, locale);
  return signed === null ? waits : done(signed.name, signed.time);
}
