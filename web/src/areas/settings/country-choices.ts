import { dialCodes } from "./dial-codes.ts";

/** All countries with their calling code, by name in the given language: "Austria (+43)". */
export function countryChoices(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
  return Object.entries(dialCodes)
    .map(([value, code]) => ({ value, label: `${names.of(value) ?? value} (+${code})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
