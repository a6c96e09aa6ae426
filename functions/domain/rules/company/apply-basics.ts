import { DATA_SHAPE } from "../../records/company/data-shape.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { Company, CompanyBasics, CompanyGeneral } from "../../records/company/company.ts";
import type { Starter } from "../../records/company/industries.ts";
import { noStarter } from "../../records/company/industries.ts";
import { defaultKioskPhotos } from "../../records/kiosks/punch-photo.ts";
import { newTimeOffTypes } from "../../records/time-off/time-off-type.ts";
import { defaultPayrollFiles } from "../../records/company/payroll-layout.ts";

type Settings = Pick<
  Company,
  | "name"
  | "country"
  | "currency"
  | "timeZone"
  | "formats"
  | "payPeriod"
  | "workRules"
  | "ruleChanges"
  | "industry"
  | "jobRoles"
  | "skills"
  | "timeOffTypes"
  | "kioskPhotos"
  | "alertRules"
  | "payrollFiles"
  | "dataShape"
>;

/** The settings of a new company: the rules of the preset, in weeks from the chosen day. */
export function settingsFrom(basics: CompanyBasics, starter: Starter = noStarter): Settings {
  const { weekStart, overtimePreset, ...general } = basics;
  const workRules = { ...presetRules(overtimePreset), weekStart };
  const usual = { kioskPhotos: defaultKioskPhotos, payrollFiles: defaultPayrollFiles };
  const none = {
    ruleChanges: [],
    skills: [],
    timeOffTypes: newTimeOffTypes,
    alertRules: [],
    ...usual,
  };
  return { ...general, workRules, ...none, dataShape: DATA_SHAPE, ...starter };
}

/** The settings as they were filled in at the start; rules of its own belong to no preset. */
export function basicsOf(company: Company): CompanyBasics {
  const { name, country, currency, timeZone, formats, payPeriod, workRules } = company;
  const { weekStart, preset } = workRules;
  const overtimePreset = preset === "custom" ? "none" : preset;
  return { name, country, currency, timeZone, formats, payPeriod, weekStart, overtimePreset };
}

/** Industry and job roles as the set-up shows them. */
export function starterOf({ industry, jobRoles }: Company): Starter {
  return { industry, jobRoles };
}

/** The company's own settings. */
export function generalOf(company: Company): CompanyGeneral {
  const { name, country, currency, timeZone, formats, workRules } = company;
  const { weekStart, workdayStart } = workRules;
  return { name, country, currency, timeZone, formats, weekStart, workdayStart };
}

/** The company with what was filled in; its rules stay, but for where weeks and days begin. */
export function withGeneral<C extends Pick<Company, "workRules">>(
  company: C,
  { weekStart, workdayStart, ...others }: CompanyGeneral,
): C & Omit<CompanyGeneral, "weekStart" | "workdayStart"> {
  return { ...company, ...others, workRules: { ...company.workRules, weekStart, workdayStart } };
}
