import { useState } from "react";

/**
 * The value of a field that follows its suggestion until a person changes it. Suggestions come from
 * data that may arrive, or change, while the form is open; a state that began with one would keep
 * what was known at that moment.
 */
export function useSuggested<T>(suggested: T): [value: T, change: (value: T) => void] {
  const [chosen, setChosen] = useState<{ value: T } | null>(null);
  return [chosen === null ? suggested : chosen.value, (value) => setChosen({ value })];
}
