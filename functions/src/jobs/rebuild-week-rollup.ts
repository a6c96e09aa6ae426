import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { shapeOf } from "@crewline/domain/records/summaries/pack-facts";
import { WEEK_SHAPE, weekRollupId } from "@crewline/domain/records/summaries/rollup";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { packedWeek, saveWeekRollup } from "../operations/weeks/save-week-rollup.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import { inTransaction } from "../store/unit/unit.ts";

/** One workweek of one employee. */
export interface PersonWeek {
  employeeId: EmployeeId;
  weekStart: LocalDate;
}

/**
 * Packs a person's week again from the stored week and its pay. Both are read in the transaction
 * that writes, so it may run twice, late or out of order.
 */
export async function rebuildWeekRollup(
  companyId: CompanyId,
  { employeeId, weekStart }: PersonWeek,
): Promise<void> {
  const company = await (await readCompany(companyId)).company();
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const id = employeeWeekId(employeeId, weekStart);
    const week = await store.employeeWeeks.find(id);
    if (week === null) {
      store.workedYears.saveWeek(employeeId, weekStart, null);
      return store.weekRollups.saveWeek(employeeId, weekStart, null);
    }
    const pay = await store.employeeWeekPay.find(id);
    return saveWeekRollup(store, { week, pay }, company);
  });
}

/** A week of which reports have other figures; of an earlier release they had fewer. */
export interface WrongRollup extends PersonWeek {
  isOfEarlierShape: boolean;
}

/**
 * Returns those of the weeks of which reports have other figures than the week and its pay. It takes
 * no lock, so a week that is being changed may be among them.
 */
export async function findWrongRollups(
  store: CompanyStore,
  weeks: readonly PersonWeek[],
): Promise<WrongRollup[]> {
  const ids = weeks.map(({ employeeId, weekStart }) => employeeWeekId(employeeId, weekStart));
  const packedIds = weeks.map(({ employeeId, weekStart }) => weekRollupId(weekStart, employeeId));
  const [company, stored, pays, rollups] = await Promise.all([
    store.company(),
    store.employeeWeeks.findAll(ids),
    store.employeeWeekPay.findAll(ids),
    store.weekRollups.findAll(packedIds),
  ]);
  const payOf = new Map(pays.map((pay) => [keyOf(pay), pay]));
  const packed = new Map(
    rollups.flatMap(({ weekStart, people }) =>
      Object.entries(people).map(([employeeId, text]) => [`${employeeId} ${weekStart}`, text]),
    ),
  );
  return stored.flatMap((week) => {
    const wanted = packedWeek({ week, pay: payOf.get(keyOf(week)) ?? null }, company);
    const text = packed.get(keyOf(week)) ?? null;
    if (text === wanted) return [];
    const { employeeId, weekStart } = week;
    return [
      { employeeId, weekStart, isOfEarlierShape: text !== null && shapeOf(text) < WEEK_SHAPE },
    ];
  });
}

function keyOf({ employeeId, weekStart }: PersonWeek): string {
  return `${employeeId} ${weekStart}`;
}
