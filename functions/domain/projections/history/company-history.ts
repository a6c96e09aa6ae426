import type { Locale } from "../../kernel/formats/locale.ts";
import { generalOf } from "../../rules/company/apply-basics.ts";
import type { Company } from "../../records/company/company.ts";
import {
  companyGeneralSchema,
  companySchema,
  companySecuritySchema,
} from "../../records/company/company.ts";
import { describePart, sectionWords } from "../company/describe-part.ts";
import type { RuleSection } from "../../records/company/rule-sections.ts";
import { rulePartSchema, ruleSectionSchemas } from "../../records/company/rule-sections.ts";
import { partOf, rulesOn } from "../../rules/company/rules-on.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { valueChanges } from "../../records/history/record-changes.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { formatLocalTime } from "../../kernel/formats/format-time.ts";
import { commonZoneName } from "../../kernel/time/zone-names.ts";
import type { FieldWords } from "./field-words.ts";
import { everyWeekName } from "../../kernel/formats/day-name.ts";
import { changeLines, valueWords } from "./field-words.ts";
import { customFieldWords } from "./custom-field-changes.ts";
import { listLine } from "./list-line.ts";

const sections = Object.keys(ruleSectionSchemas) as RuleSection[];

/** The differences between two states of a company: settings, lists, and rules as of a day. */
export function companyChanges(before: Company, after: Company, day: LocalDate): RecordChange[] {
  return valueChanges(factsOf(before, day), factsOf(after, day));
}

function factsOf(company: Company, day: LocalDate): object {
  const rules = rulesOn(company, day);
  const { formats, ...general } = generalOf(company);
  return {
    ...general,
    ...formats,
    ...company.security,
    joinDomain: company.joinDomain ?? null,
    jobRoles: company.jobRoles,
    skills: company.skills,
    ...Object.fromEntries(sections.map((section) => [section, partOf(rules, section)])),
  };
}

/** The changes of a company in the words of its settings, one line for each. */
export function companyLines(changes: readonly RecordChange[], locale: Locale): string[] {
  return changeLines(changes, words, locale);
}

const joinDomainSchema = companySchema.shape.joinDomain.unwrap();
const asIs = (text: string) => text;
const { shape: general } = companyGeneralSchema;
const { shape: formats } = general.formats;
const { shape: security } = companySecuritySchema;

const clockWords = { automatic: "as on the device", 12: "12 hours", 24: "24 hours" } as const;
const dateWords = {
  automatic: "as on the device",
  dayFirst: "day first",
  monthFirst: "month first",
  yearFirst: "year first",
} as const;
const numberWords = {
  automatic: "as on the device",
  point: "1,234.56",
  comma: "1.234,56",
  space: "1 234,56",
} as const;

const words: Readonly<Record<string, FieldWords>> = {
  joinDomain: valueWords("May ask to join", joinDomainSchema, (domain) =>
    domain === null ? "no one" : `people at ${domain}`,
  ),
  name: valueWords("Company name", general.name, asIs),
  country: valueWords("Country", general.country, asIs),
  currency: valueWords("Currency", general.currency, asIs),
  timeZone: valueWords("Time zone", general.timeZone, (zone) => commonZoneName(zone)),
  clock: valueWords("Times", formats.clock, (clock) => clockWords[clock]),
  dateOrder: valueWords("Dates", formats.dateOrder, (order) => dateWords[order]),
  numberStyle: valueWords("Numbers", formats.numberStyle, (style) => numberWords[style]),
  weekStart: valueWords("Weeks start on", general.weekStart, (day, locale) =>
    everyWeekName(day, "long", locale),
  ),
  workdayStart: valueWords("Workdays start at", general.workdayStart, (time, locale) =>
    formatLocalTime(time, locale),
  ),
  requiresSecondFactorForAdmins: valueWords(
    "Second factor of admins",
    security.requiresSecondFactorForAdmins,
    (isRequired) => (isRequired ? "required" : "optional"),
  ),
  jobRoles: listLine("Job roles"),
  skills: listLine("Skills"),
  ...customFieldWords,
  ...Object.fromEntries(sections.map((section) => [section, sectionLine(section)])),
};

/** The sentences about a part of the rules that are not the same before and after. */
function sectionLine(section: RuleSection): FieldWords {
  return (before, after, locale) => {
    const say = (sentences: readonly string[]) => sentences.join("; ") || "–";
    const old = sentencesOf(section, before, locale);
    const now = sentencesOf(section, after, locale);
    const gone = old.filter((sentence) => !now.includes(sentence));
    const come = now.filter((sentence) => !old.includes(sentence));
    const label = sectionWords[section];
    return gone.length + come.length === 0
      ? `${label}: details changed`
      : `${label}: ${say(gone)} → ${say(come)}`;
  };
}

function sentencesOf(section: RuleSection, value: unknown, locale: Locale): string[] {
  const read = rulePartSchema.safeParse({ section, value });
  return read.success ? describePart(read.data, locale) : [];
}
