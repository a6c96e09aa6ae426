import { z } from "zod/mini";
import { attemptSchema, versionOrNoneSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { userIdSchema } from "../../kernel/ids/entity-ids.ts";
import { scheduledReportIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import { groupings, reportFilterSchema, reportIds } from "./report.ts";

/** After which days a report is sent: each day, workweek, pay period or calendar month. */
export const reportRhythms = ["day", "week", "period", "month"] as const;
export type ReportRhythm = (typeof reportRhythms)[number];

/** The most scheduled reports of a company. */
export const MOST_SCHEDULED_REPORTS = 50;
const MOST_RECIPIENTS = 20;

const scheduledTermsSchema = z.object({
  reportId: z.enum(reportIds),
  groupBy: z.enum(groupings),
  filter: reportFilterSchema,
  /** With the figures of the days before. */
  isCompared: z.boolean(),
  rhythm: z.enum(reportRhythms),
  /** By the clock of the company, on the day after the last one of the report. */
  sendAt: localTimeSchema,
  /** The logins that get it, as long as they may open reports. */
  recipientIds: z
    .array(userIdSchema)
    .check(
      z.minLength(1, issue("chooseRecipient")),
      z.maxLength(MOST_RECIPIENTS, issue("atMost", MOST_RECIPIENTS)),
    ),
});
export type ScheduledTerms = z.infer<typeof scheduledTermsSchema>;

/** `scheduledReports/{id}`: a report that is sent by e-mail again and again. */
export const scheduledReportSchema = z.extend(scheduledTermsSchema, {
  id: scheduledReportIdSchema,
  /** The last day that was sent, or that was over when this was set up. */
  toldUntil: localDateSchema,
  /** When it could not be made last; missing while it can. */
  failedAt: z.optional(instantSchema),
  savedByName: z.string(),
  savedAt: instantSchema,
  version: versionSchema,
});
export type ScheduledReport = z.infer<typeof scheduledReportSchema>;

export const saveScheduledReportSchema = z.extend(attemptSchema, {
  /** Null for a new one, whose `expectedVersion` is 0. */
  scheduledReportId: z.nullable(scheduledReportIdSchema),
  expectedVersion: versionOrNoneSchema,
  terms: scheduledTermsSchema,
});

export const removeScheduledReportSchema = z.extend(attemptSchema, {
  scheduledReportId: scheduledReportIdSchema,
  expectedVersion: versionSchema,
});
