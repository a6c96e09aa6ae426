import type { LocalDate } from "../../../../kernel/time/local-date.ts";
import type { MinorSettings } from "../../../../records/company/minor-settings.ts";
import { minorPacks } from "./minor-packs.ts";
import type { MinorRules } from "./minor-rules.ts";

/**
 * Returns the limits of an employee on a day, by the age reached that day; null for adults and
 * where no birth date is known. A person born on February 29 has their birthday on March 1 of a
 * year without that day.
 */
export function minorRulesOf(
  birthDate: LocalDate | null,
  day: LocalDate,
  { pack }: MinorSettings,
): MinorRules | null {
  if (birthDate === null) return null;
  const age = ageOn(birthDate, day);
  return minorPacks[pack].ages.find((one) => age >= one.fromAge && age <= one.toAge) ?? null;
}

/** Returns the limits of the group of ages that begins with `fromAge`; null where there is none. */
export function minorRulesFrom(fromAge: number, { pack }: MinorSettings): MinorRules | null {
  return minorPacks[pack].ages.find((one) => one.fromAge === fromAge) ?? null;
}

function ageOn(birthDate: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
