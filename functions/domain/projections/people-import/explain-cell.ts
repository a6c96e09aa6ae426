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
export function explainRate(text: string): string {
  const start = `“${text}” is not an hourly rate`;
  if (isDate.test(text)) return `“${text}” looks like a date. Leave it out here.`;
  if (looksLikePhone(text)) {
    return `“${text}” looks like a phone number. Put it under the heading Phone.`;
  }
  if (perOther.test(text)) return `${start}. Write what one hour pays, for example 18.50.`;
  if (text.startsWith("-")) return `${start}: it cannot be below zero.`;
  return `${start}. Write a number, for example 18.50.`;
}

/** "1,200" is twelve hundred to some and one and a fifth to others. */
export function isAmbiguousRate(number: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/u.test(number);
}

/** Both ways to read an ambiguous rate, to choose from. */
export function explainAmbiguousRate(text: string, number: string): string {
  const digits = number.replaceAll(/[.,]/gu, "");
  const small = number.replace(",", ".").replace(/0+$/u, "").replace(/\.$/u, "");
  return `“${text}” can be read in two ways. Write ${digits} or ${small}.`;
}

/** The error of a text that has an @ and is no e-mail address. */
export function explainEmail(text: string): string {
  const start = `“${text}” is not an e-mail address`;
  const [local = "", domain = "", ...more] = text.split("@");
  if (more.length > 0) return `${start}: it has more than one @.`;
  if (/\s/u.test(text)) return `${start}: it has a space in it.`;
  if (local === "") return `${start}: the part before the @ is missing.`;
  if (domain === "") return `${start}: the part after the @ is missing.`;
  if (!domain.includes(".")) return `${start}: its end is missing, as in ${domain}.com.`;
  return `${start}. Write it like ana@example.com.`;
}
