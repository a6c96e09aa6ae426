import { z } from "zod/mini";
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
  .check(
    z.refine(({ from, to }) => from !== to, { message: issue("quietHoursEmpty"), path: ["to"] }),
  );

/** How alerts of one type come about, and who is told of them in which way. */
export const alertRuleSchema = z
  .object({
    type: alertTypeSchema,
    isEnabled: z.boolean(),
    /** The locations and job roles that it covers; none means all. */
    locationIds: z.array(locationIdSchema).check(z.maxLength(300)),
    jobRoleIds: z.array(jobRoleIdSchema).check(z.maxLength(50)),
    /** In the unit of the type, see `thresholdUnits`; 0 where it has none. */
    threshold: z
      .int()
      .check(
        z.minimum(0, issue("atLeast", 0)),
        z.maximum(MOST_THRESHOLD.minutes, issue("atMost", MOST_THRESHOLD.minutes)),
      ),
    recipients: z.array(z.enum(alertRecipients)).check(z.maxLength(alertRecipients.length)),
    channels: z.array(z.enum(alertChannels)).check(z.maxLength(alertChannels.length)),
    /** Mail of the rule waits while they last, by the clock of the location. */
    quietHours: z.nullable(quietTimesSchema),
    digest: z.enum(alertDigests),
    /** Admins get a mail when the alert is new for so long; null for never. */
    escalateAfterMinutes: z.nullable(
      z.int().check(z.minimum(5, issue("atLeast", 5)), z.maximum(1440, issue("atMost", 1440))),
    ),
    mutedEmployeeIds: z.array(employeeIdSchema).check(z.maxLength(MOST_MUTED)),
  })
  .check(
    z.superRefine(({ type, threshold }, context) => {
      const most = mostThreshold(type);
      if (threshold <= most) return;
      const message = issue("atMost", most);
      context.addIssue({ code: "custom", path: ["threshold"], message });
    }),
  );
export type AlertRule = z.infer<typeof alertRuleSchema>;

/** The rules that a company changed; the others are the usual ones. */
export const alertRulesSchema = z.array(alertRuleSchema).check(z.maxLength(alertTypes.length));

export const saveAlertRuleSchema = z.extend(editSchema, { rule: alertRuleSchema });
