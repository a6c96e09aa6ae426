import type { Weekday } from "../../../kernel/time/local-date.ts";

/** The words of a language that a typed line may have, in lower case. */
export interface TypedWords {
  weekdays: Readonly<Record<string, readonly Weekday[]>>;
  /** Between two weekdays, beside a dash. */
  until: readonly string[];
  and: readonly string[];
  opens: readonly string[];
  closes: readonly string[];
  /** Instead of a name. */
  openShift: readonly string[];
}

const TIME = String.raw`\d{1,2}(?:[:.h]?\d{2}|h)?\s*(?:[ap]\.?m?\.?)?`;

const patterns = new WeakMap<TypedWords, RegExp>();

/**
 * The parts of "Ana, Ben Mon-Fri 9-5 30m" and "Ben closes Sat": names, days, times or the word for
 * opening and closing, and the break.
 */
export function clausePattern(words: TypedWords): RegExp {
  const known = patterns.get(words);
  if (known !== undefined) return known;
  const day = `(?:${Object.keys(words.weekdays).toSorted(longestFirst).join("|")})`;
  const between = String.raw`(?:\s*(?:[-–,&]|\b(?:${[...words.until, ...words.and].join("|")})\b)\s*|\s+)`;
  const days = String.raw`(?:\b${day}(?:${between}${day})*\b)`;
  const time = `${TIME}\\s*[-–—]\\s*${TIME}`;
  const word = `\\b(?:${[...words.opens, ...words.closes].join("|")})\\b`;
  const pattern = new RegExp(
    String.raw`^(?<names>.*?)\s*(?<days>${days})?\s*(?:(?<time>${time})(?<pause>\s+\d{1,3}\s*m(?:in)?s?)?|(?<word>${word}))\s*(?<daysAfter>${days})?$`,
    "iu",
  );
  patterns.set(words, pattern);
  return pattern;
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length;
}
