import type { PastedWords } from "../../words/imports/pasted-words.ts";
import { pastedWords } from "../../words/imports/pasted-words.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { ruleSentence } from "../../words/violations/rule-sentence.ts";
import type { PeopleLine } from "./parse-people.ts";

/**
 * Returns the lines without people who are already listed. The same email is the same person, and
 * so is the same name unless an email address distinguishes the two; then the line has a remark.
 */
export function refuseRepeats(
  lines: readonly PeopleLine[],
  directory: { names: readonly string[]; emails: readonly string[] },
  locale: Locale,
): PeopleLine[] {
  const words = pastedWords(locale);
  const taken = new Set(directory.emails.map((email) => email.toLowerCase()));
  const emails = new Map<string, number>();
  const names = new Map<string, Where>(directory.names.map((name) => [plain(name), "directory"]));
  return lines.map((line) => {
    if (line.person === null) return line;
    const { email, name } = line.person;
    const earlier = email === null ? undefined : emails.get(email);
    if (email !== null && taken.has(email)) {
      return refused(line, ruleSentence({ code: "duplicateEmail", fields: { email } }, locale));
    }
    if (earlier !== undefined) return refused(line, words.sameEmail(earlier));
    const there = names.get(plain(name));
    if (email !== null) emails.set(email, line.line);
    if (there === undefined) {
      names.set(plain(name), line.line);
      return line;
    }
    return repeated(line, there, words);
  });
}

/** The line of a name, or the directory. */
type Where = number | "directory";

function repeated(line: PeopleLine, there: Where, words: PastedWords): PeopleLine {
  if (line.person === null) return line;
  const { name, email } = line.person;
  if (email === null) return refused(line, words.sameName(name, there));
  return { ...line, remarks: [...line.remarks, words.sameNameRemark(name, there)] };
}

function refused({ line, text }: PeopleLine, problem: string): PeopleLine {
  return { line, text, person: null, problem };
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/gu, " ").trim();
}
