import { z } from "zod";
import { currencySchema } from "../money/amount.ts";
import { workRulesSchema } from "../pay/work-rules.ts";
import { attemptSchema, editSchema, idSchema, nameSchema, versionSchema } from "../rules/fields.ts";
import { instantSchema } from "../time/instant.ts";
import { weekdaySchema } from "../time/local-date.ts";
import { payPeriodSchema } from "../time/pay-period.ts";
import { timeZoneSchema } from "../time/zone.ts";

export const overtimePresetSchema = z.enum([
  "flsa",
  "california",
  "colorado",
  "alaska",
  "nevada",
  "none",
]);
export type OvertimePreset = z.infer<typeof overtimePresetSchema>;

/** What the company asks of its admins' sign-ins. */
export const companySecuritySchema = z.object({ requiresSecondFactorForAdmins: z.boolean() });
export type CompanySecurity = z.infer<typeof companySecuritySchema>;

/** What holds until an admin decides otherwise. */
export const defaultSecurity: CompanySecurity = { requiresSecondFactorForAdmins: false };

/** A tenant. `workRules` holds the start of its workweek and workday besides the overtime rules. */
export const companySchema = z.object({
  id: idSchema,
  name: nameSchema,
  country: z.string().regex(/^[A-Z]{2}$/, "Choose a country."),
  currency: currencySchema,
  timeZone: timeZoneSchema,
  payPeriod: payPeriodSchema,
  workRules: workRulesSchema,
  security: companySecuritySchema.default(defaultSecurity),
  createdAt: instantSchema,
  createdBy: z.string(),
  onBoardedAt: instantSchema.nullable(),
  version: versionSchema,
});
export type Company = z.infer<typeof companySchema>;

/** What a person fills in about the company, at the start and later in Settings. */
export const companyBasicsSchema = companySchema
  .pick({ name: true, country: true, currency: true, timeZone: true, payPeriod: true })
  .extend({ weekStart: weekdaySchema, overtimePreset: overtimePresetSchema });
export type CompanyBasics = z.infer<typeof companyBasicsSchema>;

export const createCompanySchema = attemptSchema.extend({ company: companyBasicsSchema });
export const saveSecuritySchema = attemptSchema.extend(companySecuritySchema.shape);
export const saveCompanySchema = editSchema.extend({ company: companyBasicsSchema });
