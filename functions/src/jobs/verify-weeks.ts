import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { findWrongWeeks } from "../operations/weeks/find-wrong-weeks.ts";
import { repairWeek } from "../operations/weeks/repair-week.ts";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { readCompany } from "../store/company/read-company.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

/** Two nights, so that a night that failed is made up for. */
const SECONDS_BACK = 2 * 86_400;

/**
 * Compares the weeks whose entries changed of late with those entries. A wrong one is repaired and
 * reported, because it indicates a fault in the code.
 */
export async function verifyTouchedWeeks(companyId: CompanyId): Promise<void> {
  const store = await readCompany(companyId);
  const since = instantAfter(now(), -SECONDS_BACK);
  const changed = await store.timeEntries.list([["updatedAt", ">=", since]]);
  await eachOnItsOwn("verifyWeeks", firstWeeks(changed), (one) => verifyWeeksOf(companyId, one));
}

/** Each employee of the entries with the first of their weeks. */
function firstWeeks(entries: readonly TimeEntry[]): { employeeId: EmployeeId; from: LocalDate }[] {
  const byPerson = Map.groupBy(entries, ({ employeeId }) => employeeId);
  return [...byPerson].map(([employeeId, own]) => {
    const [from = ""] = own.map(({ weekStart }) => weekStart).toSorted();
    return { employeeId, from };
  });
}

async function verifyWeeksOf(
  companyId: CompanyId,
  person: { employeeId: EmployeeId; from: LocalDate },
): Promise<void> {
  for (const wrong of await findWrongWeeks(await readCompany(companyId), person)) {
    const isRepaired = await repairWeek(companyId, wrong);
    const { employeeId, weekStart, parts, isClosed } = wrong;
    // One that was being changed is right by now, or is found in the next night.
    if (!isRepaired && !isClosed) continue;
    const facts = { companyId, employeeId, weekStart, parts, isRepaired };
    log.error("a week differed from its entries", facts);
  }
}
