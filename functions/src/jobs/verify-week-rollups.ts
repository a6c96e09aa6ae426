import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { weekRollupSubject } from "@crewline/domain/records/summaries/drift";
import { openDrifts, settleDrift } from "../operations/history/note-drift.ts";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { readCompany } from "../store/company/read-company.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";
import type { PersonWeek } from "./rebuild-week-rollup.ts";
import { findWrongRollups, rebuildWeekRollup } from "./rebuild-week-rollup.ts";

/** Two nights, so that a night that failed is made up for. */
const SECONDS_BACK = 2 * 86_400;

/**
 * Compares what reports read of the weeks whose entries changed of late, and of those that were
 * found wrong before, with the weeks themselves. What differs is packed again and reported, because
 * it indicates a fault in the code, unless it is of an earlier release.
 */
export async function verifyWeekRollups(companyId: CompanyId): Promise<void> {
  const store = await readCompany(companyId);
  const since = instantAfter(now(), -SECONDS_BACK);
  const changed = await store.timeEntries.list([["updatedAt", ">=", since]]);
  const known = (await openDrifts(store, "weekRollup")).flatMap(({ employeeId, day }) =>
    employeeId === null ? [] : [{ employeeId, weekStart: day }],
  );
  const weeks = changed.flatMap(({ employeeId, weekStart }) =>
    [weekStart, addDays(weekStart, 7)].map((start) => ({ employeeId, weekStart: start })),
  );
  const found = await findWrongRollups(store, [...known, ...weeks]);
  const earlier = found.filter(({ isOfEarlierShape }) => isOfEarlierShape);
  const wrong = found.filter(({ isOfEarlierShape }) => !isOfEarlierShape);
  const right = known.filter((one) => !found.some((other) => isSame(one, other)));
  await eachOnItsOwn("verifyWeekRollups", earlier, (one) => rebuildWeekRollup(companyId, one));
  await eachOnItsOwn("verifyWeekRollups", wrong, (one) => repair(companyId, one));
  await eachOnItsOwn("verifyWeekRollups", right, ({ employeeId, weekStart }) =>
    settleDrift(companyId, weekRollupSubject(employeeId, weekStart), { isRight: true }),
  );
}

async function repair(companyId: CompanyId, { employeeId, weekStart }: PersonWeek): Promise<void> {
  await rebuildWeekRollup(companyId, { employeeId, weekStart });
  const subject = weekRollupSubject(employeeId, weekStart);
  await settleDrift(companyId, subject, { isRight: false, isRebuilt: true });
  log.error("a week differed from its figures in reports", { companyId, employeeId, weekStart });
}

function isSame(one: PersonWeek, other: PersonWeek): boolean {
  return one.employeeId === other.employeeId && one.weekStart === other.weekStart;
}
