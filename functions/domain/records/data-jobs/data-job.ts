import { z } from "zod/mini";
import { attemptSchema, reasonSchema } from "../../kernel/fields/fields.ts";
import { companyIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { dataJobIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** What product staff have done with a company's data; only the last two can write anything. */
export const dataJobKinds = ["verify", "recalculate", "migrate"] as const;
export type DataJobKind = (typeof dataJobKinds)[number];

export const dataJobStates = ["waiting", "running", "done", "failed"] as const;
export type DataJobState = (typeof dataJobStates)[number];

/** What a job compares with its sources, each counted by itself. */
export const dataParts = ["weeks", "figures", "days", "auditDays", "documents"] as const;
export type DataPart = (typeof dataParts)[number];

/**
 * How many were looked at, differ from what they should be, stay as they are although they differ
 * (paid weeks and sealed days), and were written anew.
 */
export const dataCountsSchema = z.object({
  checked: z.int().check(z.minimum(0)),
  differ: z.int().check(z.minimum(0)),
  stay: z.int().check(z.minimum(0)),
  changed: z.int().check(z.minimum(0)),
});
export type DataCounts = z.infer<typeof dataCountsSchema>;

export const dataFindingSchema = z.object({
  part: z.enum(dataParts),
  /** The id of the employee, location or migration; "" where the day says all. */
  of: z.string(),
  /** The day, or the first day of the week; null of a migration. */
  day: z.nullable(z.string()),
  /** True of a paid week and a sealed day, which stay as they are. */
  stays: z.boolean(),
  /** The worked seconds of a week, as stored and by its entries; null of all else. */
  worked: z.nullable(z.object({ stored: z.int(), byEntries: z.int() })),
});
export type DataFinding = z.infer<typeof dataFindingSchema>;

/** The most findings that a job lists; all are counted. */
export const MOST_FINDINGS = 100;

/** How far back weeks and days are compared: a quarter of a year, or a year. */
export const dataJobDaysSchema = z.union([z.literal(92), z.literal(366)]);
export type DataJobDays = z.infer<typeof dataJobDaysSchema>;

/**
 * `dataJobs/{id}`: a check or a recomputation of one company's data, which product staff started.
 * A task carries it out, notes after each piece where it is, and goes on there if it was cut off.
 */
export const dataJobSchema = z.object({
  id: dataJobIdSchema,
  companyId: companyIdSchema,
  kind: z.enum(dataJobKinds),
  /** The dry run whose result is written now; null for a dry run, which writes nothing. */
  dryRunId: z.nullable(dataJobIdSchema),
  daysBack: dataJobDaysSchema,
  reason: z.string(),
  state: z.enum(dataJobStates),
  startedAt: instantSchema,
  byUid: storedUserIdSchema,
  byEmail: z.string(),
  /** The last piece that is done, in their order; "" before the first. */
  after: z.string(),
  /** The pieces that are done, of all; 0 before they are counted. */
  done: z.int().check(z.minimum(0)),
  of: z.int().check(z.minimum(0)),
  counts: z.partialRecord(z.enum(dataParts), dataCountsSchema),
  findings: z.array(dataFindingSchema).check(z.maxLength(MOST_FINDINGS)),
  finishedAt: z.nullable(instantSchema),
  /** Why it failed, in the words of the server. */
  problem: z.nullable(z.string()),
});
export type DataJob = z.infer<typeof dataJobSchema>;

export const startDataJobSchema = z.extend(attemptSchema, {
  companyId: companyIdSchema,
  kind: z.enum(dataJobKinds),
  dryRunId: z.nullable(dataJobIdSchema),
  daysBack: dataJobDaysSchema,
  reason: reasonSchema,
});
export type StartDataJob = z.infer<typeof startDataJobSchema>;
