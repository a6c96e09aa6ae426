import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface SignOffWords {
  needed: string;
  waits: string;
  done: (name: string, time: string) => string;
}

const words: InLanguages<SignOffWords> = {
  en: {
    needed: "When it is done, it needs a sign-off.",
    waits: "It is done and waits for a sign-off.",
    done: (name, time) => `Signed off by ${name} at ${time}.`,
  },
};

/** Who signed a list off, and when; or that it waits for that, or will once it is done. */
export function signOffText(
  signed: { name: string; time: string } | null,
  { isDone }: { isDone: boolean },
  locale: Locale,
): string {
  const { needed, waits, done } = inLanguage(words, locale);
  if (signed !== null) return done(signed.name, signed.time);
  return isDone ? waits : needed;
}
