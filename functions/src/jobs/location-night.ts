import type { LocationId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { locationNight } from "@crewline/domain/rules/jobs/recurring-work";
import { now } from "../platform/clock.ts";
import { readCompany } from "../store/company/read-company.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";
import { fillRecurringShifts } from "./fill-recurring-shifts.ts";
import { markMissedAt } from "./mark-missed-clock-outs.ts";
import { rebuildOpenWork } from "./rebuild-open-work.ts";
import { verifyRosterDays } from "./verify-roster-days.ts";
import { verifyShiftPacks } from "./verify-shift-packs.ts";
import { verifySummaries } from "./verify-summaries.ts";

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
 * summaries and the packed shifts with their sources, puts recurring shifts into the weeks that have
 * come near, and packs the open work again. Returns when the next night is due, or null for a
 * location that is archived or gone.
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
    { step: "verifyShiftPacks", run: verifyShiftPacks },
    { step: "verifyRosterDays", run: verifyRosterDays },
    { step: "fillRecurringShifts", run: fillRecurringShifts },
    { step: "rebuildOpenWork", run: packOpenWork },
  ];
  await eachOnItsOwn("locationNight", steps, ({ run }) => run(place));
  return night.dueAt;
}

function packOpenWork({ companyId, locationId, today }: Place): Promise<void> {
  return rebuildOpenWork(companyId, locationId, today);
}
