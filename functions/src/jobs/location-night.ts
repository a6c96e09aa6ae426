import type { LocationId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { locationNight } from "@crewline/domain/rules/jobs/recurring-work";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { readCompany } from "../store/company/read-company.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";
import { markMissedAt } from "./mark-missed-clock-outs.ts";
import { findWrongDays, rebuildDay } from "./rebuild-day.ts";
import { rebuildOpenWork } from "./rebuild-open-work.ts";

/** The days back and ahead for which the summaries are compared with their sources. */
const DAYS_BACK = 8;
const DAYS_AHEAD = 14;

interface Where {
  companyId: CompanyId;
  locationId: LocationId;
}

interface Place extends Where {
  location: Location;
  today: LocalDate;
}

/**
 * The nightly work of one location: marks missed clock-outs that no due time found, compares the
 * summaries with their sources and packs the open work again. Returns when the next night is due,
 * or null for a location that is archived or gone.
 */
export async function runLocationNight(due: DueWork): Promise<Instant | null> {
  const { companyId, locationId } = due;
  return locationId === null ? null : nightlySteps({ companyId, locationId });
}

/** As `runLocationNight`, at any time of the day. */
export async function nightlySteps({ companyId, locationId }: Where): Promise<Instant | null> {
  const location = await (await readCompany(companyId)).locations.find(locationId);
  if (location === null) return null;
  const night = locationNight(companyId, location, now());
  if (night === null) return null;
  const place = { companyId, locationId, location, today: localDateAt(now(), location.timeZone) };
  const steps = [
    { step: "markMissedClockOuts", run: markMissedAt },
    { step: "verifySummaries", run: verifySummaries },
    { step: "rebuildOpenWork", run: packOpenWork },
  ];
  await eachOnItsOwn("locationNight", steps, ({ run }) => run(place));
  return night.dueAt;
}

/** A wrong summary is rebuilt and reported, because it indicates a fault in the code. */
async function verifySummaries({ companyId, location, today }: Place): Promise<void> {
  const range = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  const days = await findWrongDays(await readCompany(companyId), location, range);
  await eachOnItsOwn("verifySummaries", days, async (day) => {
    const wasWrong = await rebuildDay(companyId, day);
    if (wasWrong) log.error("a summary differed from its sources", { companyId, ...day });
  });
}

function packOpenWork({ companyId, locationId, today }: Place): Promise<void> {
  return rebuildOpenWork(companyId, locationId, today);
}
