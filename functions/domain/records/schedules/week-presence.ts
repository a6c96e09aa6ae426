import { z } from "zod/mini";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import {
  locationIdSchema,
  shiftIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import type { ScheduleId } from "../../kernel/ids/record-ids.ts";
import { scheduleIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { scheduleId } from "./schedule.ts";

/** A visible tab reports this often that it shows the week. */
export const PRESENCE_REPORT_SECONDS = 25;

/** So long after the last report an editor counts as gone: two reports may be lost. */
export const PRESENCE_SECONDS = 70;

/** The most editors of a week that are kept; the earliest reports go first. */
export const MOST_PRESENT = 20;

const presentEditorSchema = z.object({
  name: z.string(),
  seenAt: instantSchema,
  /** The shift whose form is open; null for none. */
  shiftId: z.nullable(shiftIdSchema),
});
export type PresentEditor = z.infer<typeof presentEditorSchema>;

/**
 * `weekPresences/{location}_{weekStart}`: which managers have a location's week open, by login, so
 * that they see each other. The last to leave removes it, and the database what is left behind.
 */
export const weekPresenceSchema = z.object({
  id: scheduleIdSchema,
  locationId: locationIdSchema,
  weekStart: localDateSchema,
  editors: z.record(storedUserIdSchema, presentEditorSchema),
  deleteAt: instantSchema,
});
export type WeekPresence = z.infer<typeof weekPresenceSchema>;

/** The id is that of the week's schedule. */
export function weekPresenceId(locationId: LocationId, weekStart: string): ScheduleId {
  return scheduleId(locationId, weekStart);
}

/** A report may be repeated: it replaces the one before, so it needs no key. */
export const reportPresenceSchema = z.object({
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
  /** The shift that is being edited; "left" when the tab no longer shows the week. */
  doing: z.union([z.literal("left"), z.object({ shiftId: z.nullable(shiftIdSchema) })]),
});
export type PresenceReport = z.infer<typeof reportPresenceSchema>;
