import type { DueWorkId } from "../../kernel/ids/record-ids.ts";
import { dueWorkIdSchema } from "../../kernel/ids/record-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  companyIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { instantSchema } from "../../kernel/time/instant.ts";

/**
 * The work that becomes due at an instant; `functions/src/jobs/catalogue.ts` says how it is done.
 */
export const dueJobs = [
  "adminWatch",
  "alertWatch",
  "checklists",
  "clockOutReminders",
  "companyErasure",
  "companyNight",
  "dataJobs",
  "demoRemoval",
  "employmentDates",
  "locationNight",
  "missedClockOuts",
  "publicationTelling",
  "scheduledReports",
  "shiftRequests",
  "viewEnds",
] as const;
export type DueJob = (typeof dueJobs)[number];

/**
 * `dueWork/{id}`: work of a company, location or employee that is due at an instant. It is written
 * in the transaction that changes what the instant depends on; work that recurs sets it again.
 */
export const dueWorkSchema = z.object({
  id: dueWorkIdSchema,
  job: z.enum(dueJobs),
  companyId: companyIdSchema,
  locationId: z.nullable(locationIdSchema),
  employeeId: z.nullable(employeeIdSchema),
  /** While a task does the work: when it is given out again unless that task finishes. */
  dueAt: instantSchema,
  /** The number of times the work was given out since it last finished. */
  attempts: z.int().check(z.minimum(0)),
  /** How the last attempt failed, in the words of the server; null once one succeeds. */
  problem: z._default(z.nullable(z.object({ at: instantSchema, text: z.string() })), null),
});
export type DueWork = z.infer<typeof dueWorkSchema>;

/** The data of a task: the work, and the `dueAt` that it found; another value ends the task. */
export const dueTaskSchema = z.object({ id: dueWorkIdSchema, leasedUntil: instantSchema });
export type DueTask = z.infer<typeof dueTaskSchema>;

type Subject = Pick<DueWork, "job" | "companyId" | "dueAt"> &
  Partial<Pick<DueWork, "locationId" | "employeeId">> & {
    /** Distinguishes several pieces of work of the same job and subject. */
    part?: string;
  };

/** Work that was not given out yet; work of the same job and subject has the same id. */
export function newDueWork({ part, ...told }: Subject): DueWork {
  const { job, companyId, dueAt, locationId = null, employeeId = null } = told;
  const id = [companyId, locationId ?? employeeId, job, part]
    .filter(Boolean)
    .join("_") as DueWorkId;
  return { id, job, companyId, locationId, employeeId, dueAt, attempts: 0, problem: null };
}
