import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { RoleChoice } from "../../rules/drafts/offered-roles.ts";

type Offer = "placeOnly" | "placeFirst";

const sentences: InLanguages<Readonly<Record<Offer, (place: string) => string>>> = {
  en: {
    placeOnly: (place) => `Job roles used at ${place}.`,
    placeFirst: (place) => `Job roles used at ${place} come first.`,
  },
};

/**
 * Explains in one sentence which job roles a location offers; undefined for one that names none,
 * where all are offered.
 */
export function offeredRolesWords(choice: RoleChoice, locale: Locale): string | undefined {
  const { location, isOpen } = choice;
  if (location.jobRoleIds.length === 0) return undefined;
  return inLanguage(sentences, locale)[isOpen ? "placeOnly" : "placeFirst"](location.name);
}
