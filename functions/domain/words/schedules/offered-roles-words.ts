import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { RoleChoice } from "../../rules/drafts/offered-roles.ts";

type Sources = "company" | "people" | "place" | "placeAndPeople";

/** `who` is null for the people of an open shift. */
const sentences: InLanguages<
  Readonly<Record<Sources, (place: string, who: string | null) => string>>
> = {
  en: {
    place: (place) => `Job roles used at ${place}.`,
    placeAndPeople: (place, who) =>
      `Job roles used at ${place}, then those of ${who ?? "the people here"}.`,
    people: (_place, who) => `Job roles of ${who ?? "the people here"}.`,
    company: (_place, who) =>
      `Job roles of the company, then those of ${who ?? "the people here"}.`,
  },
};

/** Explains in one sentence where the offered roles come from. */
export function offeredRolesWords(choice: RoleChoice, locale: Locale): string {
  const { location, people, isOpen } = choice;
  const who = isOpen ? null : (people[0]?.name ?? null);
  return inLanguage(sentences, locale)[sourcesOf(choice)](location.name, who);
}

function sourcesOf({ location, companyRoles, isOpen }: RoleChoice): Sources {
  if (location.jobRoleIds.length > 0) return isOpen ? "place" : "placeAndPeople";
  return companyRoles.length === 0 ? "people" : "company";
}
