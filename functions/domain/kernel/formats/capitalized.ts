import type { Locale } from "./locale.ts";

/** The phrase as it begins a line: "With mail" for "with mail". */
export function capitalized(phrase: string, { language }: Pick<Locale, "language">): string {
  return `${phrase.charAt(0).toLocaleUpperCase(language)}${phrase.slice(1)}`;
}
