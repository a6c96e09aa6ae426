import type { PluralForms } from "../../kernel/formats/counted.ts";
import type { BoundIssueCode } from "../../kernel/issues/issue.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";

/** What is wrong with an input that goes beyond a bound, by the plural category of the bound. */
export const boundSentences: InLanguages<
  Readonly<Record<BoundIssueCode, (bound: string) => PluralForms>>
> = {
  en: {
    atLeast: (n) => ({ other: `At least ${n}.` }),
    atLeastCharacters: (n) => ({ other: `Use at least ${n} characters.` }),
    atLeastDays: (n) => ({ one: "At least 1 day.", other: `At least ${n} days.` }),
    atLeastEntries: (n) => ({ one: "Add at least 1 entry.", other: `Add at least ${n} entries.` }),
    atLeastHours: (n) => ({ one: "At least 1 hour.", other: `At least ${n} hours.` }),
    atLeastMetres: (n) => ({ other: `At least ${n} m.` }),
    atMost: (n) => ({ other: `At most ${n}.` }),
    atMostAreas: (n) => ({ other: `Use at most ${n} areas.` }),
    atMostCharacters: (n) => ({
      one: "Use at most 1 character.",
      other: `Use at most ${n} characters.`,
    }),
    atMostChoices: (n) => ({ other: `A field can have at most ${n} choices.` }),
    atMostColumns: (n) => ({ other: `A file can have at most ${n} columns.` }),
    atMostDays: (n) => ({ other: `At most ${n} days.` }),
    atMostEntries: (n) => ({
      one: "There can be at most 1 entry. Remove one first.",
      other: `There can be at most ${n} entries. Remove one first.`,
    }),
    atMostHours: (n) => ({ other: `At most ${n} hours.` }),
    atMostJobRoles: (n) => ({ other: `Use at most ${n} job roles.` }),
    atMostJobRolesOfCompany: (n) => ({ other: `A company can have at most ${n} job roles.` }),
    atMostLayouts: (n) => ({ other: `A company can have at most ${n} layouts of its own.` }),
    atMostMetres: (n) => ({ other: `At most ${n} m.` }),
    atMostMinutes: (n) => ({ other: `At most ${n} minutes.` }),
    atMostNeeds: (n) => ({ other: `Use at most ${n} needs.` }),
    atMostPercent: (n) => ({ other: `At most ${n} %.` }),
    atMostRanges: (n) => ({ other: `Use at most ${n} times a day.` }),
    atMostSkills: (n) => ({ other: `Use at most ${n} skills.` }),
    atMostTimeOffTypes: (n) => ({ other: `A company can have at most ${n} types of time off.` }),
    atMostSkillsOfCompany: (n) => ({ other: `A company can have at most ${n} skills.` }),
    atMostSpecialDays: (n) => ({ other: `Use at most ${n} special days.` }),
    chooseAtMostDays: (n) => ({ other: `Choose at most ${n} days.` }),
  },
};
