import { ruleChangeIdSchema } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { weekStartOf } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { Company, CompanyBasics } from "../../records/company/company.ts";
import type { RuleChange } from "../../records/company/rule-change.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";

/** Members of the European Union among the presets, and the United Kingdom, which kept the rule. */
const elevenHourCountries = "AT BE CZ DE DK ES FI FR GB GR HU IE IT LU NL PL PT RO SE".split(" ");
const ELEVEN_HOURS = 11 * 3600;

/** True where people rest at least eleven hours in every 24 (Directive 2003/88 art. 3). */
export function restsElevenHours(country: string): boolean {
  return elevenHourCountries.includes(country);
}

interface Founding {
  at: Instant;
  byName: string;
  newId: () => string;
}

/**
 * Returns the rules, other than overtime, that the law gives a new company: the schedule warns
 * about too little rest, starting in the current week. They are ordinary changes, so that people
 * can see and edit them.
 */
export function foundingChanges(
  { country, timeZone, weekStart }: Pick<CompanyBasics, "country" | "timeZone" | "weekStart">,
  { at, byName, newId }: Founding,
): RuleChange[] {
  if (!restsElevenHours(country)) return [];
  const value = { ...defaultRules.limits, minimumRestSeconds: ELEVEN_HOURS };
  return [
    {
      id: ruleChangeIdSchema.parse(newId()),
      effectiveDate: weekStartOf(localDateAt(at, timeZone), weekStart),
      part: { section: "limits", value },
      changedAt: at,
      changedByName: byName,
      cancelledAt: null,
      cancelledByName: null,
    },
  ];
}

/** The founding rules of a company that moves to another country before anyone changed a rule. */
export function movedFoundingChanges(
  company: Company,
  basics: CompanyBasics,
  newId: () => string,
): RuleChange[] {
  const { ruleChanges, createdAt, country } = company;
  if (basics.country === country || hasChangedRules(company)) return ruleChanges;
  return foundingChanges(basics, {
    at: createdAt,
    byName: ruleChanges[0]?.changedByName ?? "",
    newId,
  });
}

/** True if a person has changed the rules since the company was founded. */
export function hasChangedRules({
  ruleChanges,
  createdAt,
}: Pick<Company, "ruleChanges" | "createdAt">): boolean {
  return ruleChanges.some(({ changedAt }) => changedAt !== createdAt);
}
