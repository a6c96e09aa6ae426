import type { Locale } from "../../kernel/formats/locale.ts";
import { ruleSentence } from "../../words/violations/rule-sentence.ts";
import type { NewEmployee } from "../../rules/employees/employee-inputs.ts";
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
  const taken = new Set(directory.emails.map((email) => email.toLowerCase()));
  const emails = new Map<string, number>();
  const names = new Map<string, string>(directory.names.map((name) => [plain(name), inDirectory]));
  return lines.map((line) => {
    if (line.person === null) return line;
    const { email, name } = line.person;
    const earlier = email === null ? undefined : emails.get(email);
    if (email !== null && taken.has(email)) {
      return refused(line, ruleSentence({ code: "duplicateEmail", fields: { email } }, locale));
    }
    if (earlier !== undefined) return refused(line, `Line ${earlier} has the same e-mail.`);
    const there = names.get(plain(name));
    if (email !== null) emails.set(email, line.line);
    if (there === undefined) {
      names.set(plain(name), `on line ${line.line}`);
      return line;
    }
    return repeated(line, line.person, there);
  });
}

const inDirectory = "in your directory";

function repeated(line: PeopleLine, { name, email }: NewEmployee, there: string): PeopleLine {
  if (line.person === null) return line;
  if (email === null) {
    const advice = "Add an e-mail address if this is someone else.";
    return refused(line, `${name} is ${there} already. ${advice}`);
  }
  return { ...line, remarks: [...line.remarks, `${name} is ${there} already.`] };
}

function refused({ line, text }: PeopleLine, problem: string): PeopleLine {
  return { line, text, person: null, problem };
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/gu, " ").trim();
}
