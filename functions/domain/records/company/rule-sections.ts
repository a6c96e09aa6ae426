import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { minorSettingsSchema } from "./minor-settings.ts";
import { noticeSettingsSchema } from "./notice-settings.ts";
import { workRulesSchema } from "../work-rules/work-rules.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { payPeriodSchema } from "../../kernel/time/pay-period.ts";

const HOUR = 3600;
const { shape } = workRulesSchema;

/** The hours that are paid more, and their rates; the beginning of the workweek is not dated. */
export const overtimeSectionSchema = z.strictObject({
  preset: shape.preset,
  attribution: shape.attribution,
  shiftGapSeconds: shape.shiftGapSeconds,
  isRollingWorkday: shape.isRollingWorkday,
  dailyTiers: shape.dailyTiers,
  dailyTiersBelowRate: shape.dailyTiersBelowRate,
  weeklyTiers: shape.weeklyTiers,
  seventhDay: shape.seventhDay,
  daysInRow: shape.daysInRow,
  greaterOf: shape.greaterOf,
  regularRate: shape.regularRate,
});
export type OvertimeSection = z.infer<typeof overtimeSectionSchema>;

/**
 * The times at which people may clock in. `earliestSeconds` before the planned start is the first
 * moment, null any; a punch within `graceSeconds` of the schedule is on time; `unscheduled` is for
 * people without a shift, in a week that was published.
 */
export const clockSectionSchema = z.strictObject({
  earliestSeconds: z.nullable(
    z.int().check(z.minimum(0), z.maximum(4 * HOUR, issue("atMostHours", 4))),
  ),
  graceSeconds: z.int().check(z.minimum(0), z.maximum(HOUR, issue("atMostMinutes", 60))),
  unscheduled: z.enum(["allow", "flag", "block"]),
});
export type ClockSection = z.infer<typeof clockSectionSchema>;

/**
 * The roles that approve time and withdraw an approval; `closesAfterDays` days after the day of an
 * entry only admins change it, null never.
 */
export const approvalSectionSchema = z.strictObject({
  approvers: z.enum(["managers", "admins"]),
  takeBackBy: z.enum(["managers", "admins"]),
  allowsOwn: z.boolean(),
  closesAfterDays: z.nullable(
    z.int().check(z.minimum(1, issue("atLeastDays", 1)), z.maximum(366, issue("atMostDays", 366))),
  ),
  /** Two different people approve each entry. */
  needsTwo: z._default(z.boolean(), false),
  /** Clean time this close to its shift is approved without a person; null never. */
  autoMinutes: z._default(
    z.nullable(z.int().check(z.minimum(0), z.maximum(60, issue("atMostMinutes", 60)))),
    null,
  ),
});
export type ApprovalSection = z.infer<typeof approvalSectionSchema>;

const limitSchema = z.nullable(
  z
    .int()
    .check(
      z.minimum(HOUR, issue("atLeastHours", 1)),
      z.maximum(7 * 24 * HOUR, issue("atMostHours", 168)),
    ),
);

/** Limits of a schedule; null means no limit. All limits are inclusive. */
export const limitsSectionSchema = z.strictObject({
  maximumDaySeconds: limitSchema,
  maximumWeekSeconds: limitSchema,
  minimumRestSeconds: limitSchema,
  maximumConsecutiveDays: z.nullable(
    z.int().check(z.minimum(1, issue("atLeastDays", 1)), z.maximum(31, issue("atMostDays", 31))),
  ),
  /** Null where no law for young employees is checked. */
  minors: z._default(z.nullable(minorSettingsSchema), null),
  /** Null where no notice is checked. */
  notice: z._default(z.nullable(noticeSettingsSchema), null),
});
export type LimitsSection = z.infer<typeof limitsSectionSchema>;

const codeSchema = lineSchema(20).check(z.regex(/^[\w .-]*$/u, issue("codeCharacters")));

/** The payroll software's code for each kind of pay; empty where it needs none. */
export const earningCodesSchema = z.strictObject({
  regular: codeSchema,
  overtime: codeSchema,
  doubletime: codeSchema,
  addition: codeSchema,
  /** Rules and exports from before there were salaries have none. */
  salary: z._default(codeSchema, "SAL"),
  timeOff: z._default(codeSchema, "PTO"),
  scheduleChange: z._default(codeSchema, ""),
});
export type EarningCodes = z.infer<typeof earningCodesSchema>;

/** The parts of the rules; each is changed, dated and undone separately. */
export const ruleSectionSchemas = {
  overtime: overtimeSectionSchema,
  rounding: shape.rounding,
  breaks: shape.breaks,
  payPeriod: payPeriodSchema,
  clock: clockSectionSchema,
  approvals: approvalSectionSchema,
  limits: limitsSectionSchema,
  earningCodes: earningCodesSchema,
} as const;
export type RuleSection = keyof typeof ruleSectionSchemas;
export type RuleValues = { [S in RuleSection]: z.infer<(typeof ruleSectionSchemas)[S]> };

const part = <S extends RuleSection>(section: S) =>
  z.object({ section: z.literal(section), value: ruleSectionSchemas[section] });

/** One part of the rules with its new value. */
export const rulePartSchema = z.discriminatedUnion("section", [
  part("overtime"),
  part("rounding"),
  part("breaks"),
  part("payPeriod"),
  part("clock"),
  part("approvals"),
  part("limits"),
  part("earningCodes"),
]);
export type RulePart = z.infer<typeof rulePartSchema>;

/** One part of the rules that changes no pay, but what people may do and what is marked. */
export const judgingPartSchema = z.discriminatedUnion("section", [
  part("clock"),
  part("approvals"),
  part("limits"),
]);
export type JudgingPart = z.infer<typeof judgingPartSchema>;

/** True for a part that can be tried out on what people did in a period that is over. */
export function isJudging(rules: RulePart): rules is JudgingPart {
  return judgingPartSchema.def.options.some(
    ({ shape: { section } }) => section.safeParse(rules.section).success,
  );
}

/** The rules of a company that has never changed these parts. */
export const defaultRules = {
  clock: { earliestSeconds: null, graceSeconds: 300, unscheduled: "flag" },
  approvals: {
    approvers: "managers",
    takeBackBy: "managers",
    allowsOwn: false,
    closesAfterDays: null,
    needsTwo: false,
    autoMinutes: null,
  },
  limits: {
    maximumDaySeconds: null,
    maximumWeekSeconds: null,
    minimumRestSeconds: null,
    maximumConsecutiveDays: null,
    minors: null,
    notice: null,
  },
  earningCodes: {
    regular: "REG",
    overtime: "OT",
    doubletime: "DT",
    addition: "",
    salary: "SAL",
    timeOff: "PTO",
    scheduleChange: "",
  },
} as const satisfies Partial<RuleValues>;
