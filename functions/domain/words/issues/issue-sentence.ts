import { pluralForm } from "../../kernel/formats/counted.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { Issue } from "../../kernel/issues/code-of-issue.ts";
import { codeOfIssue } from "../../kernel/issues/code-of-issue.ts";
import { boundSentences } from "./bound-sentences.ts";
import { issueSentences } from "./issue-sentences.ts";

/**
 * The sentence beside a field. A message that is a code of `issue` is put into words, and so is
 * what zod found by itself, in place of its English; the message of a check of our own that is no
 * code is a sentence already.
 */
export function issueSentence(found: Issue, locale: Locale): string {
  const { message } = found;
  const builtIn = codeOfIssue(found);
  const own = sentenceOfCode(message, locale);
  return own ?? (builtIn === null ? message : (sentenceOfCode(builtIn, locale) ?? message));
}

/** The sentence of a code as `issue` writes it; null where the text is no code. */
function sentenceOfCode(text: string, locale: Locale): string | null {
  const [code = "", bound] = text.split(" ");
  const plain: Readonly<Record<string, string>> = inLanguage(issueSentences, locale);
  if (bound === undefined) return Object.hasOwn(plain, code) ? (plain[code] ?? null) : null;
  const bounds = inLanguage(boundSentences, locale);
  if (!isBoundCode(code, bounds)) return null;
  return pluralForm(Number(bound), bounds[code](formatCount(Number(bound), locale)), locale);
}

function isBoundCode<Codes extends object>(
  code: string,
  codes: Codes,
): code is keyof Codes & string {
  return Object.hasOwn(codes, code);
}
