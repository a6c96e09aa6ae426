import { formatDate } from "../time/format.ts";
import { RuleViolation } from "../rules/rule-violation.ts";
import type { LocalDate } from "../time/local-date.ts";

/** Nobody younger is employed; most laws set 14, with exceptions from 13 on. */
const YOUNGEST = 13;

/** The last day on which an employee can be born who works today. */
export function latestBirthDate(today: LocalDate): LocalDate {
  const year = Number(today.slice(0, 4)) - YOUNGEST;
  const day = `${year}${today.slice(4)}`;
  return day.endsWith("-02-29") ? `${year}-02-28` : day;
}

/** Why the day is no date of birth of an employee, for beside its field; null when it can be. */
export function birthDateProblem(day: LocalDate | null, today: LocalDate): string | null {
  const latest = latestBirthDate(today);
  if (day === null || day <= latest) return null;
  return `Enter a date of birth from 1900 to ${formatDate(latest)}.`;
}

/** Throws invalidField for a day of birth that no employee can have. */
export function requireBirthDate(day: LocalDate | null | undefined, today: LocalDate): void {
  const problem = birthDateProblem(day ?? null, today);
  if (problem !== null)
    throw new RuleViolation("invalidField", { path: "profile.birthDate", problem });
}
