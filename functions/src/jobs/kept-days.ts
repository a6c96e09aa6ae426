import { isDeepStrictEqual } from "node:util";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { daysFromTo } from "@crewline/domain/kernel/time/local-date";
import type { ShiftPack } from "@crewline/domain/records/schedules/packed/shift-pack";
import { dayPackId, wrongNames } from "@crewline/domain/records/schedules/packed/shift-pack";
import type { DailySummary, StoredSummary } from "@crewline/domain/records/summaries/daily-summary";
import { dailySummarySchema } from "@crewline/domain/records/summaries/daily-summary";
import { shiftRollupId } from "@crewline/domain/records/summaries/rollup";
import type { CompanyStore } from "../store/company/company-store.ts";
import type { DayRange } from "./summaries-of.ts";

/** What has to change in the names of the day's packed shifts, which employees read; null if nothing. */
export async function namesToSave(
  { shiftPacks }: CompanyStore,
  { locationId, day, board }: DailySummary,
): Promise<ShiftPack["names"] | null> {
  const pack = await shiftPacks.find(dayPackId(locationId, day));
  const names = new Map(board.map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  return pack === null ? null : wrongNames(pack, names);
}

/** The packed shifts of the days, as they are stored. */
export async function storedShifts(
  { shiftRollups }: CompanyStore,
  locationId: LocationId,
  { from, to }: DayRange,
): Promise<ReadonlyMap<LocalDate, string | null>> {
  const ids = daysFromTo(from, to).map((day) => shiftRollupId(locationId, day));
  const found = await shiftRollups.findAll(ids);
  return new Map(found.flatMap(({ days }) => Object.entries(days)));
}

/** True if the stored summary is not this one. A day without shifts and entries needs none. */
export function differs(before: StoredSummary | null, summary: DailySummary): boolean {
  return before === null
    ? !isEmpty(summary)
    : !isDeepStrictEqual(dailySummarySchema.parse(before), dailySummarySchema.parse(summary));
}

function isEmpty({ board, ...counts }: DailySummary): boolean {
  const { scheduledSeconds, workedSeconds, openShifts } = counts;
  return board.length + scheduledSeconds + workedSeconds + openShifts === 0;
}
