import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import {
  companyGeneralSchema,
  companySchema,
  companySecuritySchema,
} from "../../records/company/company.ts";
import type { KioskPhotos } from "../../records/kiosks/punch-photo.ts";
import { kioskPhotosSchema } from "../../records/kiosks/punch-photo.ts";
import { describePart, sectionLabel } from "../company/describe-part.ts";
import type { RuleSection } from "../../records/company/rule-sections.ts";
import { rulePartSchema, ruleSectionSchemas } from "../../records/company/rule-sections.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatLocalTime } from "../../kernel/formats/format-time.ts";
import { commonZoneName } from "../../kernel/time/zone-names.ts";
import { CLOCK_FORMAT_FIELD } from "../../rules/history/company-changes.ts";
import type { FieldWords } from "./field-words.ts";
import { everyWeekName } from "../../kernel/formats/day-name.ts";
import { changeLine, changeLines, valueWords } from "./field-words.ts";
import { exchangeSettingsSchema } from "../../records/schedules/exchange-settings.ts";
import { exchangeSentence } from "../schedules/exchange-words.ts";
import { alertRuleLine } from "./alert-rule-line.ts";
import { customFieldWords } from "./custom-field-lines.ts";
import { listLine } from "./list-line.ts";
import { payrollFilesLine } from "./payroll-files-line.ts";
import { subscriptionWords } from "./subscription-lines.ts";

const sections = Object.keys(ruleSectionSchemas) as RuleSection[];

/** The changes of a company in the words of its settings, one line for each. */
export function companyLines(changes: readonly RecordChange[], locale: Locale): string[] {
  return changeLines(changes, words, locale);
}

const joinDomainSchema = companySchema.shape.joinDomain.def.innerType;
const asIs = (text: string) => text;
const { shape: general } = companyGeneralSchema;
const { shape: formats } = general.formats;
const { shape: security } = companySecuritySchema;

const values = {
  en: {
    clock: { automatic: "as on the device", 12: "12 hours", 24: "24 hours" },
    dateOrder: {
      automatic: "as on the device",
      dayFirst: "day first",
      monthFirst: "month first",
      yearFirst: "year first",
    },
    numberStyle: {
      automatic: "as on the device",
      point: "1,234.56",
      comma: "1.234,56",
      space: "1 234,56",
    },
    joinDomain: (domain: string | null) => (domain === null ? "no one" : `people at ${domain}`),
    kioskPhotos: ({ isOn, keptDays }: KioskPhotos, locale: Locale) =>
      isOn
        ? pluralForm(
            keptDays,
            { one: "kept for 1 day", other: `kept for ${keptDays} days` },
            locale,
          )
        : "none",
    secondFactor: { required: "required", optional: "optional" },
    rulesDiffer: (section: string) => `${section}: details changed`,
  },
} satisfies InLanguages<unknown>;

const words: Readonly<Record<string, FieldWords>> = {
  joinDomain: valueWords({ en: "May ask to join" }, joinDomainSchema, (domain, locale) =>
    inLanguage(values, locale).joinDomain(domain),
  ),
  exchange: valueWords(
    { en: "Open shifts and swaps" },
    exchangeSettingsSchema,
    (exchange, locale) => exchangeSentence(exchange, locale),
  ),
  kioskPhotos: valueWords({ en: "Photos at shared tablets" }, kioskPhotosSchema, (photos, locale) =>
    inLanguage(values, locale).kioskPhotos(photos, locale),
  ),
  name: valueWords({ en: "Company name" }, general.name, asIs),
  country: valueWords({ en: "Country" }, general.country, asIs),
  currency: valueWords({ en: "Currency" }, general.currency, asIs),
  timeZone: valueWords({ en: "Time zone" }, general.timeZone, (zone) => commonZoneName(zone)),
  [CLOCK_FORMAT_FIELD]: valueWords(
    { en: "Times" },
    formats.clock,
    (clock, locale) => inLanguage(values, locale).clock[clock],
  ),
  dateOrder: valueWords(
    { en: "Dates" },
    formats.dateOrder,
    (order, locale) => inLanguage(values, locale).dateOrder[order],
  ),
  numberStyle: valueWords(
    { en: "Numbers" },
    formats.numberStyle,
    (style, locale) => inLanguage(values, locale).numberStyle[style],
  ),
  weekStart: valueWords({ en: "Weeks start on" }, general.weekStart, (day, locale) =>
    everyWeekName(day, "long", locale),
  ),
  workdayStart: valueWords({ en: "Workdays start at" }, general.workdayStart, (time, locale) =>
    formatLocalTime(time, locale),
  ),
  requiresSecondFactorForAdmins: valueWords(
    { en: "Second factor of admins" },
    security.requiresSecondFactorForAdmins,
    (isRequired, locale) =>
      inLanguage(values, locale).secondFactor[isRequired ? "required" : "optional"],
  ),
  jobRoles: listLine({ en: "Job roles" }),
  skills: listLine({ en: "Skills" }),
  timeOffTypes: listLine({ en: "Types of time off" }),
  blackouts: listLine({ en: "Blackout dates" }),
  alertRules: alertRuleLine,
  payrollFiles: payrollFilesLine,
  ...customFieldWords,
  ...subscriptionWords,
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
    const label = sectionLabel(section, locale);
    return gone.length + come.length === 0
      ? inLanguage(values, locale).rulesDiffer(label)
      : changeLine(label, [say(gone), say(come)], locale);
  };
}

function sentencesOf(section: RuleSection, value: unknown, locale: Locale): string[] {
  const read = rulePartSchema.safeParse({ section, value });
  return read.success ? describePart(read.data, locale) : [];
}
