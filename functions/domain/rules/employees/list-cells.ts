import type { DayOrder } from "../../kernel/csv/read-day.ts";
import { readDay } from "../../kernel/csv/read-day.ts";
import { nameKey } from "../../kernel/text/name-key.ts";
import type { NamedSkill } from "../../records/skills/skill.ts";

/**
 * Several names in one cell, divided by semicolons, or by commas where there is no semicolon and
 * the whole is not one known name. Known names get their own spelling; each counts once.
 */
export function readNames(text: string, known: readonly string[]): string[] {
  const spelling = new Map(known.map((name) => [name.toLowerCase(), name]));
  const isOne = spelling.has(text.trim().toLowerCase());
  const parts = isOne ? [text] : text.split(text.includes(";") ? ";" : ",");
  const names = parts.map((part) => part.trim()).filter((part) => part !== "");
  return [...new Set(names.map((name) => spelling.get(name.toLowerCase()) ?? name))];
}

/** "Food safety (2027-01-31); First aid". */
export function skillsText(skills: readonly NamedSkill[]): string {
  return skills
    .map(({ name, expiresOn }) => (expiresOn === null ? name : `${name} (${expiresOn})`))
    .join("; ");
}

/** The skills of a cell, or what is written in the place of a day and is none. */
type ReadSkills = { skills: NamedSkill[] } | { noDay: string };

/** Reads the skills of a cell. The brackets of a `known` name hold no day: "CPR (level 2)". */
export function readSkills(
  text: string,
  order: DayOrder,
  known: readonly string[] = [],
): ReadSkills {
  const keys = new Set(known.map(nameKey));
  const skills: NamedSkill[] = [];
  for (const part of text.split(";")) {
    if (keys.has(nameKey(part))) {
      skills.push({ name: part.trim(), expiresOn: null });
      continue;
    }
    const [, name = "", end] = /^\s*(.*?)\s*(?:\(([^()]*\d)\))?\s*$/u.exec(part) ?? [];
    if (name === "") continue;
    const expiresOn = end === undefined ? null : readDay(end.trim(), order);
    if (end !== undefined && expiresOn === null) return { noDay: end };
    skills.push({ name, expiresOn });
  }
  return { skills };
}
