/** Control characters other than tab and line breaks, which `spaced` turns into spaces. */
const CONTROLS = /(?![\t\n\r\u0085])\p{Cc}/gu;
/** Halves of surrogate pairs; databases refuse them. */
const LONE_SURROGATES = /\p{Cs}/gu;
/** Embeddings, overrides and isolates, which show text in another order than it was typed. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
/** Zero-width space, word joiner and byte order mark; joiners stay, scripts and emoji need them. */
const ZERO_WIDTH = /[\u200B\u2060\uFEFF]/gu;
const LINE_BREAKS = /\r\n|[\r\u0085\u2028\u2029\v\f]/gu;
const SPACES = /[\t\n\u00A0]/gu;
const INVISIBLE = /[\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\s]/gu;
const PLAIN = /^[\u0020-\u007E]*$/u;

/** Text of one line in its stored form: NFC, visible characters, trimmed; "" if nothing shows. */
export function plainLine(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  return plainLines(text).replace(SPACES, " ").trim();
}

/** As `plainLine`, for text that keeps its line breaks and tabs. */
export function plainLines(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  const cleaned = text
    .replace(LINE_BREAKS, "\n")
    .replace(CONTROLS, "")
    .replace(LONE_SURROGATES, "")
    .replace(BIDI_CONTROLS, "")
    .replace(ZERO_WIDTH, "")
    .normalize("NFC")
    .trim();
  return cleaned.replace(INVISIBLE, "") === "" ? "" : cleaned;
}

/**
 * Returns the number of characters as people count them for a limit: code points, not UTF-16 units.
 */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
