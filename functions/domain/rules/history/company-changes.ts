import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Company } from "../../records/company/company.ts";
import type { RuleSection } from "../../records/company/rule-sections.ts";
import { ruleSectionSchemas } from "../../records/company/rule-sections.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { valueChanges } from "../../records/history/record-changes.ts";
import { generalOf } from "../company/apply-basics.ts";
import { exchangeOf } from "../schedules/requests/exchange-terms.ts";
import { partOf, rulesOn } from "../company/rules-on.ts";

const sections = Object.keys(ruleSectionSchemas) as RuleSection[];

/**
 * What the history calls the 12- or 24-hour clock of the formats; "clock" is the part of the rules
 * about clocking in.
 */
export const CLOCK_FORMAT_FIELD = "clockFormat";

/** The differences between two states of a company: settings, lists, and rules as of a day. */
export function companyChanges(before: Company, after: Company, day: LocalDate): RecordChange[] {
  return valueChanges(factsOf(before, day), factsOf(after, day));
}

function factsOf(company: Company, day: LocalDate): object {
  const rules = rulesOn(company, day);
  const { formats, ...general } = generalOf(company);
  const { clock, ...otherFormats } = formats;
  return {
    ...general,
    [CLOCK_FORMAT_FIELD]: clock,
    ...otherFormats,
    ...company.security,
    joinDomain: company.joinDomain ?? null,
    exchange: exchangeOf(company),
    kioskPhotos: company.kioskPhotos,
    payrollFiles: company.payrollFiles,
    jobRoles: company.jobRoles,
    skills: company.skills,
    timeOffTypes: company.timeOffTypes,
    blackouts: company.blackouts ?? [],
    alertRules: company.alertRules,
    ...Object.fromEntries(sections.map((section) => [section, partOf(rules, section)])),
  };
}
