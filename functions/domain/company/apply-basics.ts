import { presetRules } from "../pay/work-rules.ts";
import type { WorkRules } from "../pay/work-rules.ts";
import type { Company, CompanyBasics } from "./company.ts";

type Settings = Pick<
  Company,
  "name" | "country" | "currency" | "timeZone" | "payPeriod" | "workRules"
>;

/**
 * The settings that follow from the basics. Rules are made anew from the preset; rules of one's
 * own making (`current.preset` "custom") stay while the preset shown for them stays "none".
 */
export function settingsFrom(basics: CompanyBasics, current: WorkRules | null): Settings {
  const { name, country, currency, timeZone, payPeriod, weekStart, overtimePreset } = basics;
  const keepsOwnRules = current?.preset === "custom" && overtimePreset === "none";
  const rules = keepsOwnRules && current !== null ? current : presetRules(overtimePreset);
  const workdayStart = current?.workdayStart ?? rules.workdayStart;
  const workRules = { ...rules, workdayStart, weekStart };
  return { name, country, currency, timeZone, payPeriod, workRules };
}
