import type { DayOrder } from "../../kernel/csv/read-day.ts";
import { readDay } from "../../kernel/csv/read-day.ts";
import type { Skill } from "../../records/employees/employee.ts";

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
export function skillsText(skills: readonly Skill[]): string {
  return skills
    .map(({ name, expiresOn }) => (expiresOn === null ? name : `${name} (${expiresOn})`))
    .join("; ");
}

/** The skills of a cell, or a sentence that says what cannot be read. */
export function readSkills(text: string, order: DayOrder): Skill[] | string {
  const skills: Skill[] = [];
  for (const part of text.split(";")) {
    const [, name = "", end] = /^\s*(.*?)\s*(?:\(([^()]*\d)\))?\s*$/u.exec(part) ?? [];
    if (name === "") continue;
    const expiresOn = end === undefined ? null : readDay(end.trim(), order);
    if (end !== undefined && expiresOn === null) return `"${end}" is no day; write 2026-03-09.`;
    skills.push({ name, expiresOn });
  }
  return skills;
}
