import { issue } from "../../kernel/issues/issue.ts";
import { storedUserIdSchema, companyIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { formatsSchema } from "../../kernel/formats/formats-schema.ts";
import { deviceFormats } from "../../kernel/formats/formats.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { overtimePresets, workRulesSchema } from "../work-rules/work-rules.ts";
import {
  attemptSchema,
  editSchema,
  nameSchema,
  versionSchema,
  optionalReasonSchema,
} from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { weekdaySchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import { payPeriodSchema } from "../../kernel/time/pay-period.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { industrySchema, noStarter, starterSchema } from "./industries.ts";
import { ruleChangeSchema } from "./rule-change.ts";
import { alertRulesSchema } from "../alerts/alert-rule.ts";
import { defaultKioskPhotos, kioskPhotosSchema } from "../kiosks/punch-photo.ts";
import { exchangeSettingsSchema } from "../schedules/exchange-settings.ts";
import { defaultPayrollFiles, payrollFilesSchema } from "./payroll-layout.ts";
import { companyStandingSchema } from "./company-standing.ts";
import { companyTermsSchema } from "../subscription/company-terms.ts";
import { jobRolesSchema } from "../job-roles/job-role.ts";
import { storedSkillsSchema } from "../skills/skill.ts";
import { blackoutsSchema } from "../time-off/blackout.ts";
import { defaultTimeOffTypes, timeOffTypesSchema } from "../time-off/time-off-type.ts";
import { firstOnBoarding, onBoardingSchema, onBoardStepSchema } from "./on-boarding.ts";

export const overtimePresetSchema = z.enum(overtimePresets);
export type OvertimePreset = z.infer<typeof overtimePresetSchema>;

/** The requirements on the sign-ins of the company's admins. */
export const companySecuritySchema = z.object({ requiresSecondFactorForAdmins: z.boolean() });
export type CompanySecurity = z.infer<typeof companySecuritySchema>;

/** The default until an admin changes it. */
export const defaultSecurity: CompanySecurity = { requiresSecondFactorForAdmins: false };

/**
 * A tenant. `workRules` and `payPeriod` are what it began with; what holds on a day says
 * `rulesOn`. The beginning of the workweek and of the workday are not dated: they stay.
 */
export const companySchema = z.object({
  id: companyIdSchema,
  name: nameSchema,
  country: z.string().regex(/^[A-Z]{2}$/, issue("chooseCountry")),
  currency: currencySchema,
  timeZone: timeZoneSchema,
  /** Formats for users who chose none. */
  formats: formatsSchema.default(deviceFormats),
  payPeriod: payPeriodSchema,
  workRules: workRulesSchema,
  security: companySecuritySchema.default(defaultSecurity),
  ruleChanges: z.array(ruleChangeSchema).default([]),
  /** The industry whose usual job roles were offered; null where none was chosen. */
  industry: industrySchema.nullable().default(null),
  jobRoles: jobRolesSchema.default([]),
  skills: storedSkillsSchema.default([]),
  timeOffTypes: timeOffTypesSchema.default(defaultTimeOffTypes),
  /** Days on which employees can't request time off; absent while none were set. */
  blackouts: blackoutsSchema.optional(),
  /** The photos that shared tablets take. */
  kioskPhotos: kioskPhotosSchema.default(defaultKioskPhotos),
  /** The rules of alerts that were changed; the others are the usual ones. */
  alertRules: alertRulesSchema.default([]),
  /** How employees claim, swap and give up shifts; absent where the usual settings count. */
  exchange: exchangeSettingsSchema.optional(),
  /** The layouts of files for payroll programs. */
  payrollFiles: payrollFilesSchema.default(defaultPayrollFiles),
  createdAt: instantSchema,
  createdBy: storedUserIdSchema,
  onBoardedAt: instantSchema.nullable(),
  onBoarding: onBoardingSchema.default(firstOnBoarding),
  /**
   * People with a proven address at this domain may ask to join; null or absent where no one may.
   */
  joinDomain: z.string().max(253).nullable().optional(),
  /** Raised by `npm run migrate`; absent in companies that have never been migrated. */
  dataShape: z.int().min(0).optional(),
  /** The time at which a demo company is deleted; absent in every other. */
  demoUntil: instantSchema.optional(),
  /** Why the company is read-only; null or absent while it is in use. */
  standing: companyStandingSchema.nullable().optional(),
  /** What the subscription includes and when it stops; absent for a company without a plan. */
  terms: companyTermsSchema.optional(),
  /** Since when no admin of the company can sign in; null or absent while one can. */
  adminMissingSince: instantSchema.nullable().optional(),
  version: versionSchema,
});
export type Company = z.infer<typeof companySchema>;

/** The fields about the company, at the start and later in Settings. */
export const companyBasicsSchema = companySchema
  .pick({
    name: true,
    country: true,
    currency: true,
    timeZone: true,
    formats: true,
    payPeriod: true,
  })
  .extend({ weekStart: weekdaySchema, overtimePreset: overtimePresetSchema });
export type CompanyBasics = z.infer<typeof companyBasicsSchema>;

/** The general settings of the company; its rules are dated parts of their own. */
export const companyGeneralSchema = companyBasicsSchema
  .pick({ name: true, country: true, currency: true, timeZone: true, weekStart: true })
  .extend({ formats: formatsSchema, workdayStart: localTimeSchema });
export type CompanyGeneral = z.infer<typeof companyGeneralSchema>;

/** The part of the basics that decides how time becomes money. */
export const foundingRulesSchema = companyBasicsSchema.pick({
  weekStart: true,
  overtimePreset: true,
  payPeriod: true,
});
export type FoundingRules = z.infer<typeof foundingRulesSchema>;

export const createCompanySchema = attemptSchema.extend({
  company: companyBasicsSchema,
  starter: starterSchema.default(noStarter),
});
/** The choices for a demo company; its name and people are made up. */
export const createDemoSchema = attemptSchema.extend({
  company: companyBasicsSchema.omit({ name: true }),
});
export const saveBasicsSchema = editSchema.extend({
  company: companyBasicsSchema,
  /** Absent where industry and job roles stay as they are. */
  starter: starterSchema.optional(),
});
export const saveJoiningSchema = editSchema.extend({ isOn: z.boolean() });
export const saveSecuritySchema = attemptSchema.extend(companySecuritySchema.shape);
export const saveCompanySchema = editSchema.extend({
  company: companyGeneralSchema,
  /** Why, where an earlier state is restored; null for an edit of the settings. */
  reason: optionalReasonSchema,
});

export const saveFoundingRulesSchema = editSchema.extend({ rules: foundingRulesSchema });

/** Moves to the next on-boarding step, whether this one was done or skipped. */
export const leaveStepSchema = attemptSchema.extend({
  step: onBoardStepSchema,
  isSkipped: z.boolean(),
});
