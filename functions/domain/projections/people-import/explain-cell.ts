import type { Locale } from "../../kernel/formats/locale.ts";
import { pastedWords } from "../../words/imports/pasted-words.ts";
const isDate = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})$/u;
const isPhone = /^\+?[\d ()./-]{7,}$/u;
const perOther =
  /(?:\/|per|an?)\s*(?:day|week|month|year)|\b(?:daily|weekly|monthly|yearly|annual|pa|pm)\b|\dk$/iu;

/**
 * True if a cell without a heading is probably a phone number: seven digits at least, and no date.
 */
export function looksLikePhone(text: string): boolean {
  return isPhone.test(text) && !isDate.test(text) && text.replaceAll(/\D/gu, "").length >= 7;
}

/** Explains why a text is not an hourly rate, and how to write one. */
export function explainRate(text: string, locale: Locale): string {
  const words = pastedWords(locale);
  if (isDate.test(text)) return words.rateIsDate(text);
  if (looksLikePhone(text)) return words.rateIsPhone(text);
  if (perOther.test(text)) return words.rateOfOtherTime(text);
  return text.startsWith("-") ? words.rateBelowZero(text) : words.noRate(text);
}

/** "1,200" is twelve hundred to some and one and a fifth to others. */
export function isAmbiguousRate(number: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/u.test(number);
}

/** Both ways to read an ambiguous rate, to choose from. */
export function explainAmbiguousRate(text: string, number: string, locale: Locale): string {
  const digits = number.replaceAll(/[.,]/gu, "");
  const small = number.replace(",", ".").replace(/0+$/u, "").replace(/\.$/u, "");
  return pastedWords(locale).twoReadings(text, digits, small);
}

/** The error of a text that has an @ and is no e-mail address. */
export function explainEmail(text: string, locale: Locale): string {
  const words = pastedWords(locale);
  const [local = "", domain = "", ...more] = text.split("@");
  if (more.length > 0) return words.emailTwoAts(text);
  if (/\s/u.test(text)) return words.emailSpace(text);
  if (local === "") return words.emailStart(text);
  if (domain === "") return words.emailEnd(text);
  return domain.includes(".") ? words.noEmail(text) : words.emailDomain(text, domain);
}
