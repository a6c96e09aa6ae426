import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { DailySummary } from "../../records/summaries/daily-summary.ts";
import { dailySummaryId } from "../../records/summaries/daily-summary.ts";

/** A day at Harbor on which nothing was planned or worked, but for what the change says. */
export function aSummary(change: Partial<DailySummary> = {}): DailySummary {
  const { locationId = aLocationId("harbor"), day = "2026-11-20" } = change;
  return {
    id: dailySummaryId(locationId, day),
    locationId,
    day,
    scheduledSeconds: 0,
    workedSeconds: 0,
    openShifts: 0,
    plannedShifts: 0,
    unpublishedShifts: 0,
    unapprovedEntries: 0,
    needsFixEntries: 0,
    unpricedEntries: 0,
    unapprovedSeconds: 0,
    needsFixSeconds: 0,
    openSeconds: 0,
    firstOpenAt: null,
    lastOpenEndsAt: null,
    planned: [],
    worked: [],
    board: [],
    ...change,
  };
}
