/** Line breaks, other control characters, and those that turn the direction of writing. */
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A text that a person typed, fit for a line of a mail: one line, at most `limit` characters, and
 * without anything that mail programs would make a link of.
 */
export function oneLine(text: string, limit = 120): string {
  const line = text.replaceAll(unwanted, " ").replaceAll(/\s+/gu, " ").trim();
  const inert = line.replaceAll(/:\/\//gu, ": ").replaceAll(/\bwww\./giu, "www ");
  return inert.length > limit ? `${inert.slice(0, limit - 1).trimEnd()}…` : inert;
}
