import { z } from "zod/mini";
import type { Company } from "../../records/company/company.ts";
import { companySchema, defaultSecurity } from "../../records/company/company.ts";
import { defaultPayrollFiles } from "../../records/company/payroll-layout.ts";
import { firstOnBoarding } from "../../records/company/on-boarding.ts";

const { shape } = companySchema;

/** The fields of a company that only its admins and managers need. */
const settingsFields = {
  security: shape.security,
  ruleChanges: shape.ruleChanges,
  industry: shape.industry,
  payrollFiles: shape.payrollFiles,
  onBoarding: shape.onBoarding,
  adminMissingSince: shape.adminMissingSince,
  alertRules: shape.alertRules,
};
type SettingsFields = z.infer<z.ZodMiniObject<typeof settingsFields>>;

/** `companies/{c}/private/settings`: it is written with the company and has its version. */
export const companySettingsSchema = z.object({
  companyId: shape.id,
  ...settingsFields,
  version: shape.version,
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;

/**
 * A company as every member reads it. Documents from before settings had a document of their own
 * still hold them; the next save or `npm run migrate` moves them.
 */
export const storedCompanySchema = z.extend(
  companySchema,
  z.partial(
    z.object({
      security: shape.security.def.innerType,
      ruleChanges: shape.ruleChanges.def.innerType,
      industry: shape.industry.def.innerType,
      payrollFiles: shape.payrollFiles.def.innerType,
      onBoarding: shape.onBoarding.def.innerType,
      adminMissingSince: shape.adminMissingSince,
      alertRules: shape.alertRules.def.innerType,
    }),
  ).shape,
);
export type StoredCompany = z.infer<typeof storedCompanySchema>;

/**
 * The two parts as one company; without its settings, as for an employee, the rules that it began
 * with. Its version is the lower one, so that an edit that began while only one part of a change
 * had arrived is refused as out of date.
 */
export function joinCompany(stored: StoredCompany, settings: CompanySettings | null): Company {
  const version = Math.min(stored.version, settings?.version ?? stored.version);
  return { ...stored, ...settingsOf(settings ?? stored), version };
}

/** The documents of a company: what all members read, and its settings. */
export function splitCompany(company: Company): {
  company: StoredCompany;
  settings: CompanySettings;
} {
  const { security, ruleChanges, industry, payrollFiles, ...others } = company;
  const { onBoarding, adminMissingSince, alertRules, ...rest } = others;
  const rules = { ruleChanges, alertRules };
  const own = { ...rules, security, industry, payrollFiles, onBoarding, adminMissingSince };
  const { id: companyId, version } = company;
  return { company: rest, settings: { companyId, ...settingsOf(own), version } };
}

function settingsOf(own: {
  [K in keyof SettingsFields]?: SettingsFields[K] | undefined;
}): SettingsFields {
  return {
    security: own.security ?? defaultSecurity,
    ruleChanges: own.ruleChanges ?? [],
    industry: own.industry ?? null,
    payrollFiles: own.payrollFiles ?? defaultPayrollFiles,
    onBoarding: own.onBoarding ?? firstOnBoarding,
    adminMissingSince: own.adminMissingSince ?? null,
    alertRules: own.alertRules ?? [],
  };
}
