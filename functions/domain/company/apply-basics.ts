import { presetRules } from "../pay/work-rules.ts";
import type { Company, CompanyBasics, CompanyGeneral } from "./company.ts";

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
  | "jobRoles"
>;

/** The settings of a new company: the rules of the preset, in weeks from the chosen day. */
export function settingsFrom(basics: CompanyBasics): Settings {
  const { weekStart, overtimePreset, ...general } = basics;
  const workRules = { ...presetRules(overtimePreset), weekStart };
  return { ...general, workRules, ruleChanges: [], jobRoles: [] };
}

/** What Settings shows of the company itself. */
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
