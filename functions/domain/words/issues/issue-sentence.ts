import { pluralForm } from "../../kernel/formats/counted.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { boundSentences } from "./bound-sentences.ts";
import { issueSentences } from "./issue-sentences.ts";

/**
 * The sentence beside a field, of the message of an issue: a code of `issue` is put into words; a
 * message that is no code is a sentence already.
 */
export function issueSentence(message: string, locale: Locale): string {
  const [code = "", bound] = message.split(" ");
  const plain: Readonly<Record<string, string>> = inLanguage(issueSentences, locale);
  if (bound === undefined) return Object.hasOwn(plain, code) ? (plain[code] ?? message) : message;
  const bounds = inLanguage(boundSentences, locale);
  if (!isBoundCode(code, bounds)) return message;
  return pluralForm(Number(bound), bounds[code](formatCount(Number(bound), locale)), locale);
}

function isBoundCode<Codes extends object>(
  code: string,
  codes: Codes,
): code is keyof Codes & string {
  return Object.hasOwn(codes, code);
}
