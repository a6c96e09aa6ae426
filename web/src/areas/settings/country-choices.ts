/** All countries with their calling code, by name in the given language: "Austria (+43)". */
export function countryChoices(
  codes: readonly (readonly [country: string, code: string])[],
  language: string,
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
  return codes
    .map(([value, code]) => ({ value, label: `${names.of(value) ?? value} (+${code})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
