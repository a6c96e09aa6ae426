import type { LocationId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDeepStrictEqual } from "node:util";
import type { TouchedSpan } from "@crewline/domain/projections/home/summaries-touched";
import type { DailySummary, StoredSummary } from "@crewline/domain/records/summaries/daily-summary";
import { SUMMARY_SHAPE } from "@crewline/domain/records/summaries/daily-summary";
import type { ShiftPack } from "@crewline/domain/records/schedules/packed/shift-pack";
import { dayPackId } from "@crewline/domain/records/schedules/packed/shift-pack";
import { openDayOf } from "@crewline/domain/records/summaries/open-work";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { lookSoon } from "../operations/alerts/look-soon.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { onceMore } from "../store/unit/in-turn.ts";
import { inSnapshot } from "../store/unit/snapshot.ts";
import { inTransaction } from "../store/unit/unit.ts";
import { differs, namesToSave, storedShifts } from "./kept-days.ts";
import type { DayRange, DayRollup } from "./summaries-of.ts";
import { summariesOf } from "./summaries-of.ts";

/** One day of one location. */
export interface LocationDay {
  locationId: LocationId;
  day: LocalDate;
}

/** As `rebuildDays`, for one day; true if what is kept of it changed. */
export function rebuildDay(companyId: CompanyId, day: LocationDay): Promise<boolean> {
  return rebuildDays(companyId, { locationId: day.locationId, from: day.day, to: day.day });
}

/**
 * Rebuilds the summaries of a location's days from its shifts and entries, which are read once for
 * all of them; the same sources always give the same summaries, so it may run twice, late or out of
 * order. Reading the sources locks nothing, so no punch waits for it. Simultaneous changes of the
 * same days share a run. Returns true if a summary, or what reports read of a day, changed.
 */
export function rebuildDays(companyId: CompanyId, days: TouchedSpan): Promise<boolean> {
  const key = `summary ${companyId}/${days.locationId}/${days.from}/${days.to}`;
  return onceMore(key, () => rebuildNow(companyId, days));
}

async function rebuildNow(companyId: CompanyId, { locationId, from, to }: TouchedSpan) {
  const { result: built, readAtMicros } = await inSnapshot(async (unit) => {
    const store = companyStore(unit, companyId);
    const location = await store.locations.find(locationId);
    return location === null ? [] : readDays(store, location, { from, to });
  });
  if (built.length === 0) return false;
  const days = built.map(({ summary, ...beside }) => ({
    ...beside,
    summary: { ...summary, readAtMicros, shape: SUMMARY_SHAPE },
  }));
  const isChanged = await inTransaction((unit) =>
    saveSummaries(companyStore(unit, companyId), locationId, days),
  );
  if (isChanged) await lookSoon(companyId, locationId);
  return isChanged || built.some(({ shifts }) => shifts !== null);
}

/** What is written beside a summary; null for what stays as it is. */
interface Beside {
  shifts: Pick<DayRollup, "shifts"> | null;
  names: ShiftPack["names"] | null;
}

/** Returns the summaries of the days with what differs beside them. */
async function readDays(
  store: CompanyStore,
  location: Location,
  range: DayRange,
): Promise<(Beside & { summary: DailySummary })[]> {
  const [rollups, stored] = await Promise.all([
    summariesOf(store, location, range),
    storedShifts(store, location.id, range),
  ]);
  return Promise.all(
    rollups.map(async ({ summary, shifts }) => ({
      summary,
      shifts: (stored.get(summary.day) ?? null) === shifts ? null : { shifts },
      names: await namesToSave(store, summary),
    })),
  );
}

type DayToSave = Beside & { summary: StoredSummary };

/** Saves the days of a location that still exists; true if a summary changed. */
async function saveSummaries(
  store: CompanyStore,
  locationId: LocationId,
  days: readonly DayToSave[],
): Promise<boolean> {
  const location = await store.locations.find(locationId);
  if (location === null) return false;
  const stored = await store.dailySummaries.findAll(days.map(({ summary }) => summary.id));
  const known = new Map(stored.map((summary) => [summary.id, summary]));
  const changes = days.map((day) => saveSummary(store, known.get(day.summary.id) ?? null, day));
  return changes.includes(true);
}

/**
 * The moment of the reading is stored even where the summary stays the same: an earlier reading
 * that is still on its way would otherwise bring back what was true then.
 */
function saveSummary(
  store: CompanyStore,
  before: StoredSummary | null,
  { summary, shifts: packed, names }: DayToSave,
): boolean {
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
