import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { DailySummary } from "./daily-summary.ts";

/** The open decisions of a local day. Counts of entries and shifts. */
export const openDaySchema = z.object({
  needsFix: z.int().min(0),
  unapproved: z.int().min(0),
  openShifts: z.int().min(0),
  /** Planned shifts, and those of them that staff do not see as they are planned. */
  planned: z.int().min(0),
  unpublished: z.int().min(0),
});
export type OpenDay = z.infer<typeof openDaySchema>;

/**
 * `openWork/{locationId}`: all that waits at a location, by day. One document answers Home for all
 * days, so that every view counts the same; days without anything are absent or null. Rebuilt with
 * the day's summary, never incremented.
 */
export const openWorkSchema = z.object({
  id: locationIdSchema,
  days: z.record(localDateSchema, openDaySchema.nullable()),
});
export type OpenWork = z.infer<typeof openWorkSchema>;

/** Days back that are searched for open decisions; a pay period is rarely longer. */
export const OPEN_WORK_DAYS_BACK = 31;

/** The open decisions of the summary's day; null when nothing is open and nothing is planned. */
export function openDayOf(summary: DailySummary): OpenDay | null {
  const open: OpenDay = {
    needsFix: summary.needsFixEntries,
    unapproved: summary.unapprovedEntries,
    openShifts: summary.openShifts,
    planned: summary.plannedShifts,
    unpublished: summary.unpublishedShifts,
  };
  return Object.values(open).some((count) => count > 0) ? open : null;
}

/** The days of the summaries of one location, packed. */
export function packOpenWork(locationId: LocationId, summaries: readonly DailySummary[]): OpenWork {
  const days = summaries.flatMap((summary) => {
    const open = openDayOf(summary);
    return open === null ? [] : [[summary.day, open] as const];
  });
  return { id: locationId, days: Object.fromEntries(days) };
}

/** Adds up the days from `fromDay` to `toDay`, both included. */
export function addUpOpenWork(
  { days }: Pick<OpenWork, "days">,
  { fromDay, toDay }: { fromDay: LocalDate; toDay: LocalDate },
): OpenDay {
  const wanted = Object.entries(days).flatMap(([day, open]) =>
    open !== null && day >= fromDay && day <= toDay ? [open] : [],
  );
  const sum = (name: keyof OpenDay) => wanted.reduce((total, open) => total + open[name], 0);
  return {
    needsFix: sum("needsFix"),
    unapproved: sum("unapproved"),
    openShifts: sum("openShifts"),
    planned: sum("planned"),
    unpublished: sum("unpublished"),
  };
}
