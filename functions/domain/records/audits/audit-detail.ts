import { z } from "zod/mini";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { publishedCountsSchema } from "../history/history-event.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { wageChangeReasonSchema } from "../pay/wage-change.ts";

/** The further facts of a change of settings, locations or weeks of the schedule. */
export const historyDetailSchema = z.object({
  of: z.nullable(z.string()),
  count: z.int().check(z.minimum(0)),
  published: z.nullable(publishedCountsSchema),
});

/** The further facts of a change of a rate. */
export const wageDetailSchema = z.object({
  reason: wageChangeReasonSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
});

/** The further facts of a change of a pay period. */
export const periodDetailSchema = z.object({
  lastDay: localDateSchema,
  /** The name of the location, where only one was closed or reopened. */
  place: z.optional(z.string()),
});
