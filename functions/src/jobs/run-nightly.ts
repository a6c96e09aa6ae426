import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { moveAllFieldValues } from "../operations/company/move-field-values.ts";
import { finishAllWageWeeks } from "../operations/weeks/finish-wage-weeks.ts";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { readCompany } from "../store/company/read-company.ts";
import { divideCompany } from "./divide-company.ts";
import { divideLocations } from "./divide-locations.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";
import { endEmployments } from "./end-employments.ts";
import { forEachCompany } from "./for-each-company.ts";
import { rebuildDay } from "./rebuild-day.ts";
import { rebuildOpenWork } from "./rebuild-open-work.ts";
import { removeOldDemos } from "./remove-old-demos.ts";

/** How far back the summaries are compared with their sources, and how far ahead. */
const DAYS_BACK = 8;
const DAYS_AHEAD = 14;

/**
 * The nightly work: deletes expired demo companies, moves settings and plans out of older documents
 * of companies and locations, ends employments after their last day, finishes interrupted wage
 * changes and moves of custom fields, and compares the summaries with their sources. A wrong
 * summary is rebuilt and reported, because it indicates a fault in the code.
 */
export async function runNightly(): Promise<void> {
  await eachOnItsOwn("runNightly", [{ step: "removeOldDemos" }], removeOldDemos);
  await forEachCompany("runNightly", async (companyId) => {
    const steps = [
      { step: "divideCompany", run: divideCompany },
      { step: "divideLocations", run: divideLocations },
      { step: "endEmployments", run: endEmployments },
      { step: "finishAllWageWeeks", run: finishAllWageWeeks },
      { step: "moveAllFieldValues", run: moveAllFieldValues },
      { step: "verifySummaries", run: verifySummaries },
      { step: "rebuildOpenWork", run: rebuildAllOpenWork },
    ];
    await eachOnItsOwn("runNightly", steps, ({ run }) => run(companyId));
  });
}

interface Place {
  locationId: string;
  today: LocalDate;
}

async function activePlaces(companyId: string): Promise<Place[]> {
  const { locations } = await readCompany(companyId);
  const { found } = await locations.listReadable([["status", "==", "active"]]);
  return found.map(({ id, timeZone }) => ({
    locationId: id,
    today: localDateAt(now(), timeZone),
  }));
}

async function verifySummaries(companyId: string): Promise<void> {
  const days = (await activePlaces(companyId)).flatMap(daysAround);
  await eachOnItsOwn("verifySummaries", days, async (summary) => {
    const wasWrong = await rebuildDay(companyId, summary);
    if (wasWrong) log.warn("a summary differed from its sources", { companyId, ...summary });
  });
}

function daysAround({ locationId, today }: Place) {
  const count = DAYS_BACK + DAYS_AHEAD + 1;
  return Array.from({ length: count }, (_, index) => ({
    locationId,
    day: addDays(today, index - DAYS_BACK),
  }));
}

async function rebuildAllOpenWork(companyId: string): Promise<void> {
  const places = await activePlaces(companyId);
  await eachOnItsOwn("rebuildOpenWork", places, async ({ locationId, today }) => {
    await rebuildOpenWork(companyId, locationId, today);
  });
}
