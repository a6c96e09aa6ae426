import { addDays } from "@crewline/domain/time/local-date";
import { localDateAt } from "@crewline/domain/time/zone";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { finishAllWageWeeks } from "../store/rebuild-wage-weeks.ts";
import { readCompany } from "../store/read-company.ts";
import { endEmployments } from "./end-employments.ts";
import { forEachCompany } from "./for-each-company.ts";
import { rebuildDay } from "./rebuild-day.ts";
import { rebuildOpenWork } from "./rebuild-open-work.ts";

/** How far back the summaries are compared with their sources, and how far ahead. */
const DAYS_BACK = 8;
const DAYS_AHEAD = 14;

/**
 * The work of the night: ends employments whose last day has passed, goes on with wage changes that
 * were cut short, and compares the summaries with their sources. A summary that was wrong is written anew and reported, as it names a fault.
 */
export function runNightly(): Promise<void> {
  return forEachCompany("runNightly", async (companyId) => {
    await endEmployments(companyId);
    await finishAllWageWeeks(companyId);
    await verifySummaries(companyId);
  });
}

async function verifySummaries(companyId: string): Promise<void> {
  const { locations } = await readCompany(companyId);
  for (const { id: locationId, timeZone } of await locations.list([["status", "==", "active"]])) {
    const today = localDateAt(now(), timeZone);
    for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
      const day = addDays(today, offset);
      const wasWrong = await rebuildDay(companyId, { locationId, day });
      if (wasWrong) log.warn("a summary differed from its sources", { companyId, locationId, day });
    }
    await rebuildOpenWork(companyId, locationId, today);
  }
}
