import { z } from "zod";
import { editSchema } from "../../kernel/fields/fields.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { MOST_THRESHOLD, alertTypeSchema, alertTypes, mostThreshold } from "./alert-type.ts";

export const alertRecipients = ["managers", "admins", "employee"] as const;
/** How people are told of an alert. Every alert is in the list of alerts as well. */
export const alertChannels = ["email", "push"] as const;
export type AlertChannel = (typeof alertChannels)[number];
export const alertDigests = ["immediate", "hourly", "daily"] as const;
export type AlertDigest = (typeof alertDigests)[number];

/** The most people whose alerts of a type are muted. */
export const MOST_MUTED = 200;

const quietTimesSchema = z
  .object({ from: localTimeSchema, to: localTimeSchema })
  .refine(({ from, to }) => from !== to, { message: issue("quietHoursEmpty"), path: ["to"] });

/** How alerts of one type come about, and who is told of them in which way. */
export const alertRuleSchema = z
  .object({
    type: alertTypeSchema,
    isEnabled: z.boolean(),
    /** The locations and job roles that it covers; none means all. */
    locationIds: z.array(locationIdSchema).max(300),
    jobRoleIds: z.array(jobRoleIdSchema).max(50),
    /** In the unit of the type, see `thresholdUnits`; 0 where it has none. */
    threshold: z
      .int()
      .min(0, issue("atLeast", 0))
      .max(MOST_THRESHOLD.minutes, issue("atMost", MOST_THRESHOLD.minutes)),
    recipients: z.array(z.enum(alertRecipients)).max(alertRecipients.length),
    channels: z.array(z.enum(alertChannels)).max(alertChannels.length),
    /** Mail of the rule waits while they last, by the clock of the location. */
    quietHours: quietTimesSchema.nullable(),
    digest: z.enum(alertDigests),
    /** Admins get a mail when the alert is new for so long; null for never. */
    escalateAfterMinutes: z
      .int()
      .min(5, issue("atLeast", 5))
      .max(1440, issue("atMost", 1440))
      .nullable(),
    mutedEmployeeIds: z.array(employeeIdSchema).max(MOST_MUTED),
  })
  .superRefine(({ type, threshold }, context) => {
    const most = mostThreshold(type);
    if (threshold <= most) return;
    const message = issue("atMost", most);
    context.addIssue({ code: "custom", path: ["threshold"], message });
  });
export type AlertRule = z.infer<typeof alertRuleSchema>;

/** The rules that a company changed; the others are the usual ones. */
export const alertRulesSchema = z.array(alertRuleSchema).max(alertTypes.length);

export const saveAlertRuleSchema = editSchema.extend({ rule: alertRuleSchema });
