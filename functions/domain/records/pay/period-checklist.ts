import { z } from "zod/mini";
import {
  employeeIdSchema,
  locationIdSchema,
  timeEntryIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { versionSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { timeEntryFlagSchema } from "../time-entries/time-entry.ts";
import { missingPaySchema } from "./missing-pay.ts";

/** What speaks against closing a pay period, in the order of the checklist. */
export const problemKindSchema = z.enum([
  "open",
  "missingPay",
  "payrollIds",
  "audits",
  "requests",
  "disputes",
  "unapproved",
]);
export type ProblemKind = z.infer<typeof problemKindSchema>;

/** Any day of the pay period. */
export const checklistInputSchema = z.object({ firstDay: localDateSchema });

/** The entry that a problem is about, and what the reader may accept of it at once. */
const problemEntrySchema = z.object({
  entryId: timeEntryIdSchema,
  version: versionSchema,
  day: localDateSchema,
  weekStart: localDateSchema,
  timeZone: timeZoneSchema,
  startsAt: instantSchema,
  endsAt: z.nullable(instantSchema),
  /** True if nothing in it needs a decision, so that it can be approved with others. */
  isClean: z.boolean(),
  mayApprove: z.boolean(),
  /** True where its location is closed already: nothing of it can be changed before a reopening. */
  isLocked: z.boolean(),
  /** What its punches and its week show that a reviewer looks at. */
  flags: z.array(timeEntryFlagSchema),
  /** Likely ends of an entry without one, the likeliest first. */
  ends: z.array(
    z.object({
      endsAt: instantSchema,
      because: z.enum(["shift", "usual", "proposed"]),
      breaks: z.array(z.object({ startsAt: instantSchema, endsAt: instantSchema })),
    }),
  ),
  /** What the employee asks for; null without an open request that may be accepted. */
  requested: z.nullable(
    z.object({ startsAt: instantSchema, endsAt: instantSchema, message: z.string() }),
  ),
});
export type ProblemEntry = z.infer<typeof problemEntrySchema>;

const shownProblemSchema = z.object({
  kind: problemKindSchema,
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  locationIds: z.array(locationIdSchema),
  /** The hours and the pay concerned; pay is null while it is held back or not known. */
  seconds: z.int(),
  amountMinor: z.nullable(z.int()),
  /** Null for a problem of the employee and not of one entry. */
  entry: z.nullable(problemEntrySchema),
  missing: z.nullable(missingPaySchema),
  /** What the employee disputes, and the version that is answered; null for other problems. */
  dispute: z.nullable(z.object({ message: z.string(), version: versionSchema })),
});
export type ShownDispute = NonNullable<ShownProblem["dispute"]>;
export type ShownProblem = z.infer<typeof shownProblemSchema>;

/** The most problems of a kind that are listed; the sums are of all. */
export const MOST_SHOWN_PROBLEMS = 200;

export const shownItemSchema = z.object({
  kind: problemKindSchema,
  count: z.int().check(z.minimum(1)),
  people: z.int().check(z.minimum(1)),
  seconds: z.int(),
  /** The pay concerned as far as it is known. */
  amountMinor: z.int(),
  problems: z.array(shownProblemSchema).check(z.maxLength(MOST_SHOWN_PROBLEMS)),
});
/** A line of the checklist with its problems, by name. */
export type ShownItem = z.infer<typeof shownItemSchema>;
export const shownChecklistSchema = z.array(shownItemSchema);
