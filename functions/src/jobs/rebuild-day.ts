import type { LocationId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDeepStrictEqual } from "node:util";
import type { DailySummary, StoredSummary } from "@crewline/domain/records/summaries/daily-summary";
import {
  dailySummarySchema,
  SUMMARY_SHAPE,
} from "@crewline/domain/records/summaries/daily-summary";
import type { ShiftPack } from "@crewline/domain/records/schedules/shift-pack";
import { dayPackId, wrongNames } from "@crewline/domain/records/schedules/shift-pack";
import { openDayOf } from "@crewline/domain/records/summaries/open-work";
import { shiftRollupId } from "@crewline/domain/records/summaries/rollup";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { daysFromTo } from "@crewline/domain/kernel/time/local-date";
import { lookSoon } from "../operations/alerts/look-soon.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { daysOfLocation } from "../store/company/filters.ts";
import { onceMore } from "../store/unit/in-turn.ts";
import { inSnapshot } from "../store/unit/snapshot.ts";
import { inTransaction } from "../store/unit/unit.ts";
import type { DayRange, DayRollup } from "./summaries-of.ts";
import { summariesOf } from "./summaries-of.ts";

/** One day of one location. */
export interface LocationDay {
  locationId: LocationId;
  day: LocalDate;
}

/**
 * Rebuilds the summary of a location's day from its shifts and entries; the same sources always
 * give the same summary, so it may run twice, late or out of order. Reading the sources locks
 * nothing, so no punch waits for it. Simultaneous changes of the same day share a run. Returns true
 * if the summary, or what reports read of the day, changed.
 */
export function rebuildDay(companyId: CompanyId, day: LocationDay): Promise<boolean> {
  const key = `summary ${companyId}/${day.locationId}/${day.day}`;
  return onceMore(key, () => rebuildNow(companyId, day));
}

async function rebuildNow(companyId: CompanyId, { locationId, day }: LocationDay) {
  const { result: built, readAtMicros } = await inSnapshot(async (unit) => {
    const store = companyStore(unit, companyId);
    const location = await store.locations.find(locationId);
    if (location === null) return undefined;
    const range = { from: day, to: day };
    const [rollup] = await summariesOf(store, location, range);
    if (rollup === undefined) return undefined;
    const stored = await storedShifts(store, locationId, range);
    const names = await namesToSave(store, rollup.summary);
    return { ...rollup, names, hasOtherShifts: (stored.get(day) ?? null) !== rollup.shifts };
  });
  if (built === undefined) return false;
  const { shifts, names, hasOtherShifts } = built;
  const summary = { ...built.summary, readAtMicros, shape: SUMMARY_SHAPE };
  const isChanged = await inTransaction((unit) =>
    saveSummary(companyStore(unit, companyId), summary, {
      shifts: hasOtherShifts ? { shifts } : null,
      names,
    }),
  );
  if (isChanged) await lookSoon(companyId, locationId);
  return isChanged || hasOtherShifts;
}

/** What has to change in the names of the day's packed shifts, which employees read; null if nothing. */
async function namesToSave(
  { shiftPacks }: CompanyStore,
  { locationId, day, board }: DailySummary,
): Promise<ShiftPack["names"] | null> {
  const pack = await shiftPacks.find(dayPackId(locationId, day));
  const names = new Map(board.map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  return pack === null ? null : wrongNames(pack, names);
}

/** What is written beside the summary; null for what stays as it is. */
interface Beside {
  shifts: Pick<DayRollup, "shifts"> | null;
  names: ShiftPack["names"] | null;
}

/**
 * The moment of the reading is stored even where the summary stays the same: an earlier reading
 * that is still on its way would otherwise bring back what was true then.
 */
async function saveSummary(
  store: CompanyStore,
  summary: StoredSummary,
  { shifts: packed, names }: Beside,
): Promise<boolean> {
  const location = await store.locations.find(summary.locationId);
  if (location === null) return false;
  const before = await store.dailySummaries.find(summary.id);
  if (before !== null && before.readAtMicros > summary.readAtMicros) return false;
  store.dailySummaries.save(summary.id, summary);
  if (packed !== null) {
    store.shiftRollups.saveDay(summary.locationId, summary.day, packed.shifts);
  }
  if (names !== null) store.shiftPacks.saveNames(dayPackId(summary.locationId, summary.day), names);
  const open = openDayOf(summary);
  const wasOpen = before === null ? null : openDayOf(before);
  if (!isDeepStrictEqual(open, wasOpen)) {
    store.openWork.saveDay(summary.locationId, summary.day, open);
  }
  return differs(before, summary);
}

/** A day whose summary differs. */
export interface WrongDay extends LocationDay {
  /** True where that is no fault: an earlier release had fewer fields, or names are missing or old. */
  isExplained: boolean;
}

/**
 * Returns the days of a location whose summaries differ from their sources. It reads the sources
 * once for all days and takes no lock, so a day that is being changed may be among them:
 * `rebuildDay` decides.
 */
export async function findWrongDays(
  store: CompanyStore,
  location: Location,
  { from, to }: DayRange,
): Promise<WrongDay[]> {
  const [stored, packed, wanted] = await Promise.all([
    store.dailySummaries.list(daysOfLocation(location.id, from, to)),
    storedShifts(store, location.id, { from, to }),
    summariesOf(store, location, { from, to }),
  ]);
  const known = new Map(stored.map((summary) => [summary.day, summary]));
  const unnamed = await daysWithoutNames(store, wanted);
  return wanted
    .filter(
      (one) =>
        differs(known.get(one.summary.day) ?? null, one.summary) ||
        (packed.get(one.summary.day) ?? null) !== one.shifts ||
        unnamed.has(one.summary.day),
    )
    .map(({ summary, shifts }) => {
      const { locationId, day } = summary;
      const before = known.get(day) ?? null;
      const isEarlier = before !== null && before.shape < SUMMARY_SHAPE;
      const hasSameShifts = (packed.get(day) ?? null) === shifts;
      const isRenamed =
        before !== null && hasSameShifts && !differs(nameless(before), nameless(summary));
      return { locationId, day, isExplained: isEarlier || isRenamed };
    });
}

/** The days whose packed shifts lack names, or have old ones. */
async function daysWithoutNames(
  store: CompanyStore,
  days: readonly Pick<DayRollup, "summary">[],
): Promise<ReadonlySet<LocalDate>> {
  const wrong = await Promise.all(
    days.map(async ({ summary }) =>
      (await namesToSave(store, summary)) === null ? [] : [summary.day],
    ),
  );
  return new Set(wrong.flat());
}

/** The packed shifts of the days, as they are stored. */
async function storedShifts(
  { shiftRollups }: CompanyStore,
  locationId: LocationId,
  { from, to }: DayRange,
): Promise<ReadonlyMap<LocalDate, string | null>> {
  const ids = daysFromTo(from, to).map((day) => shiftRollupId(locationId, day));
  const found = await shiftRollups.findAll(ids);
  return new Map(found.flatMap(({ days }) => Object.entries(days)));
}

function nameless<S extends DailySummary>(summary: S): S {
  return { ...summary, board: summary.board.map((row) => ({ ...row, employeeName: "" })) };
}

function differs(before: StoredSummary | null, summary: DailySummary): boolean {
  return before === null
    ? !isEmpty(summary)
    : !isDeepStrictEqual(dailySummarySchema.parse(before), dailySummarySchema.parse(summary));
}

/** A day without shifts and entries needs no summary until it gets one. */
function isEmpty({ board, ...counts }: DailySummary): boolean {
  const { scheduledSeconds, workedSeconds, openShifts } = counts;
  return board.length + scheduledSeconds + workedSeconds + openShifts === 0;
}
