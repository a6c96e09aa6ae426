import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Drift } from "@crewline/domain/records/summaries/drift";
import { weekSubject } from "@crewline/domain/records/summaries/drift";
import { openDrifts, settleDrift } from "../operations/history/note-drift.ts";
import type { WrongWeek } from "../operations/weeks/find-wrong-weeks.ts";
import { findWrongWeeks } from "../operations/weeks/find-wrong-weeks.ts";
import { repairWeek } from "../operations/weeks/repair-week.ts";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { readCompany } from "../store/company/read-company.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

/** Two nights, so that a night that failed is made up for. */
const SECONDS_BACK = 2 * 86_400;

/**
 * Compares the weeks whose entries changed of late, and those that a check found wrong before, with
 * their entries. A wrong one is repaired and reported, because it indicates a fault in the code;
 * one that is right again is reported no longer.
 */
export async function verifyTouchedWeeks(companyId: CompanyId): Promise<void> {
  const store = await readCompany(companyId);
  const since = instantAfter(now(), -SECONDS_BACK);
  const changed = await store.timeEntries.list([["updatedAt", ">=", since]]);
  const open = await openDrifts(store, "week");
  const weeks = [
    ...changed.map(({ employeeId, weekStart }) => ({ employeeId, weekStart })),
    ...open.flatMap(({ employeeId, day }) =>
      employeeId === null ? [] : [{ employeeId, weekStart: day }],
    ),
  ];
  await eachOnItsOwn("verifyWeeks", firstWeeks(weeks), (one) =>
    verifyWeeksOf(companyId, one, open),
  );
}

interface Person {
  employeeId: EmployeeId;
  from: LocalDate;
}

/** Each employee of the weeks with the first of them. */
function firstWeeks(weeks: readonly Pick<WrongWeek, "employeeId" | "weekStart">[]): Person[] {
  const byPerson = Map.groupBy(weeks, ({ employeeId }) => employeeId);
  return [...byPerson].map(([employeeId, own]) => {
    const [from = ""] = own.map(({ weekStart }) => weekStart).toSorted();
    return { employeeId, from };
  });
}

async function verifyWeeksOf(
  companyId: CompanyId,
  person: Person,
  open: readonly Drift[],
): Promise<void> {
  const wrong = await findWrongWeeks(await readCompany(companyId), person);
  for (const week of wrong) await reportWeek(companyId, week);
  const isWrong = new Set(wrong.map(({ weekStart }) => weekStart));
  for (const { employeeId, day } of open) {
    if (employeeId !== person.employeeId || isWrong.has(day)) continue;
    await settleDrift(companyId, weekSubject(employeeId, day), { isRight: true });
  }
}

async function reportWeek(companyId: CompanyId, wrong: WrongWeek): Promise<void> {
  const isRepaired = await repairWeek(companyId, wrong);
  const { employeeId, weekStart, parts, isClosed } = wrong;
  // One that was being changed is right by now, or is found in the next night.
  if (!isRepaired && !isClosed) return;
  if (isClosed) {
    const subject = weekSubject(employeeId, weekStart);
    await settleDrift(companyId, subject, { isRight: false, isRebuilt: false });
  }
  const facts = { companyId, employeeId, weekStart, parts, isRepaired };
  log.error("a week differed from its entries", facts);
}
