import type { InLanguages } from "../../kernel/formats/in-language.ts";

interface FindingTexts {
  rest: (found: string, least: string) => string;
  shortTurnaround: (found: string) => string;
  dayHours: (found: string, weekday: string, most: string) => string;
  weekHours: (found: string, most: string) => string;
  daysInARow: (found: number, most: number) => string;
  roleMissing: (role: string) => string;
  skillMissing: (skill: string) => string;
  skillExpired: (skill: string, day: string) => string;
  overtime: (hours: string) => string;
  overBudget: (found: string, limit: string) => string;
  /** `weekday` is null for the whole week. */
  overCost: (found: string, weekday: string | null, limit: string) => string;
  /** As `overCost`, without its amounts. */
  overUnseenCost: (weekday: string | null) => string;
  belowOwn: (planned: string, who: string, least: string) => string;
  /** `who` is null beside the employee's name. */
  beyondOwn: (planned: string, who: string | null, most: string) => string;
}

export const findingTexts: InLanguages<FindingTexts> = {
  en: {
    rest: (found, least) => `Only ${found} h rest between two shifts; ${least} h at least`,
    shortTurnaround: (found) => `Only ${found} h between two shifts`,
    dayHours: (found, weekday, most) => `${found} h on ${weekday}; ${most} h at most`,
    weekHours: (found, most) => `${found} h in the week; ${most} h at most`,
    daysInARow: (found, most) => `${found} days in a row; ${most} at most`,
    roleMissing: (role) => `Does not work as ${role}`,
    skillMissing: (skill) => `Lacks the skill ${skill}`,
    skillExpired: (skill, day) => `${skill} expires on ${day}`,
    overtime: (hours) => `Adds ${hours} h of overtime`,
    overBudget: (found, limit) => `${found} h planned in the week; the budget is ${limit} h`,
    overCost: (found, weekday, limit) =>
      weekday === null
        ? `The week costs ${found}; the budget is ${limit}`
        : `${weekday} costs ${found}; the budget is ${limit}`,
    overUnseenCost: (weekday) =>
      weekday === null
        ? "The week costs more than its budget"
        : `${weekday} costs more than its budget`,
    belowOwn: (planned, who, least) => `${planned} planned; ${who}'s minimum is ${least} a week`,
    beyondOwn: (planned, who, most) =>
      who === null
        ? `${planned} planned; the agreed maximum is ${most} a week`
        : `${planned} planned; ${who}'s maximum is ${most} a week`,
  },
};
