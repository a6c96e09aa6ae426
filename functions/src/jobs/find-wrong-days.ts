import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import type { DailySummary } from "@crewline/domain/records/summaries/daily-summary";
import { SUMMARY_SHAPE } from "@crewline/domain/records/summaries/daily-summary";
import type { CompanyStore } from "../store/company/company-store.ts";
import { daysOfLocation } from "../store/company/filters.ts";
import { differs, namesToSave, storedShifts } from "./kept-days.ts";
import type { LocationDay } from "./rebuild-day.ts";
import type { DayRange, DayRollup } from "./summaries-of.ts";
import { summariesOf } from "./summaries-of.ts";

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

function nameless<S extends DailySummary>(summary: S): S {
  return { ...summary, board: summary.board.map((row) => ({ ...row, employeeName: "" })) };
}
