import type { ScheduleId } from "../../kernel/ids/record-ids.ts";
import { storedBatchIdSchema, historyEventIdSchema } from "../../kernel/ids/record-ids.ts";
import { storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { recordChangeSchema } from "./record-changes.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

export const historyActSchema = z.enum([
  "added",
  "duplicated",
  "changed",
  "archived",
  "restored",
  "removed",
  "rulesChanged",
  "rulesCancelled",
  "setUpFinished",
  "published",
  "publishUndone",
  "unpublished",
  "unpublishUndone",
  "locked",
  "unlocked",
  "suspended",
  "resumed",
  "deleted",
  "undeleted",
  "recalculated",
  "migrated",
  "exportPrepared",
  "kioskPaired",
  "kioskUnpaired",
]);
export type HistoryAct = z.infer<typeof historyActSchema>;

/** The counts of a publication: shifts that are new, changed, removed, and all of the week. */
export const publishedCountsSchema = z.object({
  added: z.int().check(z.minimum(0)),
  changed: z.int().check(z.minimum(0)),
  removed: z.int().check(z.minimum(0)),
  total: z.int().check(z.minimum(0)),
  /** The changes within the notice of the company; absent for none. */
  late: z.exactOptional(z.int().check(z.minimum(1))),
});

/**
 * `history/{id}`: something that happened to a location, to the company or to a week of the
 * schedule. Rows are never changed. Values are kept as JSON and written in the reader's formats.
 */
export const historyEventSchema = z.object({
  id: historyEventIdSchema,
  /** The subject of the row: `location_…`, `company` or `week_…`. */
  subject: z.string(),
  /** The instant and the id: sorts the rows, also those of the same instant. */
  order: z.string(),
  act: historyActSchema,
  at: instantSchema,
  byUid: storedUserIdSchema,
  byName: z.string(),
  /** The day from which a rule holds. */
  day: z.nullable(localDateSchema),
  /** The location that was duplicated, the tablet that was paired, or the id of the publication. */
  of: z.nullable(z.string()),
  /** The number of people or shifts that moved with the change. */
  count: z.int().check(z.minimum(0)),
  published: z.nullable(publishedCountsSchema),
  changes: z.array(recordChangeSchema),
  /** The bulk action or import that it was a part of. */
  batchId: z.nullable(storedBatchIdSchema),
});
export type HistoryEvent = z.infer<typeof historyEventSchema>;

/** Fields of an act that records only who and when. */
export const plainHistory = {
  day: null,
  of: null,
  count: 0,
  published: null,
  changes: [],
  batchId: null,
} satisfies Partial<HistoryEvent>;

export const COMPANY_SUBJECT = "company";

export function locationSubject(locationId: LocationId): string {
  return `location_${locationId}`;
}

export function weekSubject(scheduleId: ScheduleId): string {
  return `week_${scheduleId}`;
}

/** One page of a history, the latest row first; `next` names the first row of the next page. */
export const historyPageSchema = z.object({
  rows: z.array(historyEventSchema),
  next: z.nullable(z.string()),
  unreadable: z.int(),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;

/** The beginning of a page, as `next` named it; null for the latest rows. */
export const historyCursorSchema = z.nullable(
  z.string().check(z.maxLength(200), z.regex(/^[\w:.-]+$/u)),
);
