import type { LocalDate } from "../../../../kernel/time/local-date.ts";
import type { MinorPackName, MinorSettings } from "../../../../records/company/minor-settings.ts";
import { minorPacks } from "./minor-packs.ts";
import type { MinorRules } from "./minor-rules.ts";
import { ownMinorRules } from "./own-minor-rules.ts";

/** The last age of minors, in whole years. */
const LAST_AGE = 17;

/** Ages that have the same limits, both included; the law is null where it sets none for them. */
export interface MinorGroup {
  fromAge: number;
  toAge: number;
  law: MinorRules | null;
}

/** Returns the groups of ages to 17: those of a pack, and the ages that its law leaves free. */
export function minorGroups(pack: MinorPackName): MinorGroup[] {
  const groups = minorPacks[pack].ages.map((law): MinorGroup => ({
    fromAge: law.fromAge,
    toAge: law.toAge,
    law,
  }));
  const fromAge = (groups.at(-1)?.toAge ?? -1) + 1;
  return fromAge > LAST_AGE ? groups : [...groups, { fromAge, toAge: LAST_AGE, law: null }];
}

/**
 * Returns the limits of an employee on a day, by the age reached that day: those of the law, then
 * the company's own. Empty for adults and where no birth date is known. A person born on February 29
 * has their birthday on March 1 of a year without that day.
 */
export function minorRulesOf(
  birthDate: LocalDate | null,
  day: LocalDate,
  settings: MinorSettings,
): MinorRules[] {
  if (birthDate === null) return [];
  const age = ageOn(birthDate, day);
  return rulesOfGroup(({ fromAge, toAge }) => age >= fromAge && age <= toAge, settings);
}

/** Returns the limits of the group of ages that begins with `age`; empty where there are none. */
export function minorRulesFrom(age: number, settings: MinorSettings): MinorRules[] {
  return rulesOfGroup(({ fromAge }) => fromAge === age, settings);
}

function rulesOfGroup(
  isMeant: (group: MinorGroup) => boolean,
  { pack, own }: MinorSettings,
): MinorRules[] {
  const group = minorGroups(pack).find(isMeant);
  if (group === undefined) return [];
  const limits = own.find(({ fromAge }) => fromAge === group.fromAge);
  return [
    ...(group.law === null ? [] : [group.law]),
    ...(limits === undefined ? [] : [ownMinorRules(limits, group)]),
  ];
}

function ageOn(birthDate: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
