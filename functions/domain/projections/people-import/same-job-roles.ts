import type { Locale } from "../../kernel/formats/locale.ts";
import { pastedWords } from "../../words/imports/pasted-words.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import type { PeopleLine } from "./parse-people.ts";
import { nameKey } from "../../kernel/text/name-key.ts";
import { similarWord } from "../../kernel/text/similar-word.ts";

/**
 * The lines with one spelling for each job role, the company's own or else the first one written,
 * and a remark on a role that looks like a slip for another.
 */
export function sameJobRoles(
  lines: readonly PeopleLine[],
  known: readonly Pick<JobRole, "name" | "code">[],
  locale: Locale,
): PeopleLine[] {
  const knownRoles = known.map(({ name }) => name);
  const spellings = new Map([...known.flatMap(codeOf), ...known.map(nameOf)]);
  const counts = countRoles(lines);
  for (const role of rolesOf(lines)) {
    if (!spellings.has(nameKey(role))) spellings.set(nameKey(role), role);
  }
  const usual = [...spellings.values()].filter(
    (role) => knownRoles.includes(role) || (counts.get(nameKey(role)) ?? 0) > 1,
  );
  return lines.map((line) => {
    if (line.person === null || line.person.jobRole === null) return line;
    const jobRole = spellings.get(nameKey(line.person.jobRole)) ?? line.person.jobRole;
    const person = { ...line.person, jobRole };
    const meant = usual.includes(jobRole) ? null : similarWord(jobRole, usual);
    if (meant === null) return { ...line, person };
    const remark = pastedWords(locale).newRole(jobRole, meant);
    return { ...line, person, remarks: [...line.remarks, remark] };
  });
}

function codeOf({ name, code }: Pick<JobRole, "name" | "code">): [string, string][] {
  return code === "" ? [] : [[nameKey(code), name]];
}

function nameOf({ name }: Pick<JobRole, "name">): [string, string] {
  return [nameKey(name), name];
}

function rolesOf(lines: readonly PeopleLine[]): string[] {
  return lines.flatMap(({ person }) => person?.jobRole ?? []);
}

function countRoles(lines: readonly PeopleLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const role of rolesOf(lines)) {
    counts.set(nameKey(role), (counts.get(nameKey(role)) ?? 0) + 1);
  }
  return counts;
}
