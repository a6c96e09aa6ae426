import { listed } from "../../kernel/formats/listed.ts";

/** More would be a list of its own. */
const MOST_NAMES = 20;

/** Who was not moved back with a location that is restored, and why; null when nobody stayed. */
export function stayedWords(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const [has, was] = names.length === 1 ? ["has", "was"] : ["have", "were"];
  return `${listed(names, MOST_NAMES)} ${has} been changed since and ${was} not moved back.`;
}
