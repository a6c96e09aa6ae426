import { issue } from "../../kernel/issues/issue.ts";
import { storedUserIdSchema, companyIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
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
  country: z.string().check(z.regex(/^[A-Z]{2}$/, issue("chooseCountry"))),
  currency: currencySchema,
  timeZone: timeZoneSchema,
  /** Formats for users who chose none. */
  formats: z._default(formatsSchema, deviceFormats),
  payPeriod: payPeriodSchema,
  workRules: workRulesSchema,
  security: z._default(companySecuritySchema, defaultSecurity),
  ruleChanges: z._default(z.array(ruleChangeSchema), []),
  /** The industry whose usual job roles were offered; null where none was chosen. */
  industry: z._default(z.nullable(industrySchema), null),
  jobRoles: z._default(jobRolesSchema, []),
  skills: z._default(storedSkillsSchema, []),
  timeOffTypes: z._default(timeOffTypesSchema, defaultTimeOffTypes),
  /** Days on which employees can't request time off; absent while none were set. */
  blackouts: z.optional(blackoutsSchema),
  /** The photos that shared tablets take. */
  kioskPhotos: z._default(kioskPhotosSchema, defaultKioskPhotos),
  /** The rules of alerts that were changed; the others are the usual ones. */
  alertRules: z._default(alertRulesSchema, []),
  /** How employees claim, swap and give up shifts; absent where the usual settings count. */
  exchange: z.optional(exchangeSettingsSchema),
  /** The layouts of files for payroll programs. */
  payrollFiles: z._default(payrollFilesSchema, defaultPayrollFiles),
  createdAt: instantSchema,
  createdBy: storedUserIdSchema,
  onBoardedAt: z.nullable(instantSchema),
  onBoarding: z._default(onBoardingSchema, firstOnBoarding),
  /**
   * People with a proven address at this domain may ask to join; null or absent where no one may.
   */
  joinDomain: z.optional(z.nullable(z.string().check(z.maxLength(253)))),
  /** Raised by `npm run migrate`; absent in companies that have never been migrated. */
  dataShape: z.optional(z.int().check(z.minimum(0))),
  /** The time at which a demo company is deleted; absent in every other. */
  demoUntil: z.optional(instantSchema),
  /** Why the company is read-only; null or absent while it is in use. */
  standing: z.optional(z.nullable(companyStandingSchema)),
  /** What the subscription includes and when it stops; absent for a company without a plan. */
  terms: z.optional(companyTermsSchema),
  /** Since when no admin of the company can sign in; null or absent while one can. */
  adminMissingSince: z.optional(z.nullable(instantSchema)),
  version: versionSchema,
});
export type Company = z.infer<typeof companySchema>;

/** The fields about the company, at the start and later in Settings. */
export const companyBasicsSchema = z.extend(
  z.pick(companySchema, {
    name: true,
    country: true,
    currency: true,
    timeZone: true,
    formats: true,
    payPeriod: true,
  }),
  { weekStart: weekdaySchema, overtimePreset: overtimePresetSchema },
);
export type CompanyBasics = z.infer<typeof companyBasicsSchema>;

/** The general settings of the company; its rules are dated parts of their own. */
export const companyGeneralSchema = z.extend(
  z.pick(companyBasicsSchema, {
    name: true,
    country: true,
    currency: true,
    timeZone: true,
    weekStart: true,
  }),
  { formats: formatsSchema, workdayStart: localTimeSchema },
);
export type CompanyGeneral = z.infer<typeof companyGeneralSchema>;

/** The part of the basics that decides how time becomes money. */
export const foundingRulesSchema = z.pick(companyBasicsSchema, {
  weekStart: true,
  overtimePreset: true,
  payPeriod: true,
});
export type FoundingRules = z.infer<typeof foundingRulesSchema>;

export const createCompanySchema = z.extend(attemptSchema, {
  company: companyBasicsSchema,
  starter: z._default(starterSchema, noStarter),
});
/** The choices for a demo company; its name and people are made up. */
export const createDemoSchema = z.extend(attemptSchema, {
  company: z.omit(companyBasicsSchema, { name: true }),
});
export const saveBasicsSchema = z.extend(editSchema, {
  company: companyBasicsSchema,
  /** Absent where industry and job roles stay as they are. */
  starter: z.optional(starterSchema),
});
export const saveJoiningSchema = z.extend(editSchema, { isOn: z.boolean() });
export const saveSecuritySchema = z.extend(attemptSchema, companySecuritySchema.shape);
export const saveCompanySchema = z.extend(editSchema, {
  company: companyGeneralSchema,
  /** Why, where an earlier state is restored; null for an edit of the settings. */
  reason: optionalReasonSchema,
});

export const saveFoundingRulesSchema = z.extend(editSchema, { rules: foundingRulesSchema });

/** Moves to the next on-boarding step, whether this one was done or skipped. */
export const leaveStepSchema = z.extend(attemptSchema, {
  step: onBoardStepSchema,
  isSkipped: z.boolean(),
});
