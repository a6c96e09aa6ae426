import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import { summarySubject } from "@crewline/domain/records/summaries/drift";
import { openDrifts, settleDrift } from "../operations/history/note-drift.ts";
import { log } from "../platform/log.ts";
import { readCompany } from "../store/company/read-company.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";
import type { LocationDay } from "./rebuild-day.ts";
import { findWrongDays } from "./find-wrong-days.ts";
import { rebuildDay } from "./rebuild-day.ts";

/** The days back and ahead for which the summaries are compared with their sources. */
const DAYS_BACK = 8;
const DAYS_AHEAD = 14;

interface Place {
  companyId: CompanyId;
  location: Location;
  today: LocalDate;
}

/**
 * Compares the summaries of a location with their sources. A wrong one is rebuilt and reported,
 * because it indicates a fault in the code, unless it is of an earlier release or only has an old
 * name; one that is right again is reported no longer.
 */
export async function verifySummaries({ companyId, location, today }: Place): Promise<void> {
  const store = await readCompany(companyId);
  const range = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  const open = (await openDrifts(store, "summary"))
    .filter(({ locationId }) => locationId === location.id)
    .map(({ day }) => day);
  const outside = open.filter((day) => day < range.from || day > range.to);
  const days = await Promise.all([
    findWrongDays(store, location, range),
    ...outside.map((day) => findWrongDays(store, location, { from: day, to: day })),
  ]);
  const [explained, suspect] = [true, false].map((is) =>
    days.flat().filter(({ isExplained }) => isExplained === is),
  );
  await eachOnItsOwn("verifySummaries", explained ?? [], async (one) => {
    await rebuildDay(companyId, one);
  });
  const wrong = new Set((suspect ?? []).map(({ day }) => day));
  const checked = [...new Set([...wrong, ...open])].map((day) => ({
    locationId: location.id,
    day,
  }));
  await eachOnItsOwn("verifySummaries", checked, (one) =>
    settleDay(companyId, one, wrong.has(one.day)),
  );
}

async function settleDay(companyId: CompanyId, day: LocationDay, isSuspect: boolean) {
  const wasWrong = isSuspect && (await rebuildDay(companyId, day));
  if (wasWrong) log.error("a summary differed from its sources", { companyId, ...day });
  const subject = summarySubject(day.locationId, day.day);
  const result = wasWrong
    ? ({ isRight: false, isRebuilt: true } as const)
    : { isRight: true as const };
  await settleDrift(companyId, subject, result);
}
