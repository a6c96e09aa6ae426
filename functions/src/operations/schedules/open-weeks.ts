import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../store/company/company-store.ts";

type Week = Pick<Shift, "locationId" | "weekStart">;

/**
 * Reads the weeks of shifts that are to change, those that exist. Every change of a shift, and of
 * what staff see of it, reads its weeks here or passes them to `requireUnlocked`. Throws weekLocked
 * where a manager locked one.
 */
export async function readOpenWeeks(
  store: CompanyStore,
  weeks: readonly Week[],
): Promise<Schedule[]> {
  const found = await readWeeks(store, weeks);
  await requireUnlocked(store, found);
  return found;
}

/** Reads the weeks of shifts, locked ones as well. */
export function readWeeks(store: CompanyStore, weeks: readonly Week[]): Promise<Schedule[]> {
  const ids = weeks.map(({ locationId, weekStart }) => scheduleId(locationId, weekStart));
  return store.schedules.findAll([...new Set(ids)]);
}

/** Throws weekLocked if one of the weeks is locked. */
export async function requireUnlocked(
  store: CompanyStore,
  weeks: readonly (Schedule | null)[],
): Promise<void> {
  const locked = weeks.find((week) => week?.lock !== undefined);
  if (locked === undefined || locked === null) return;
  const location = await store.locations.get(locked.locationId);
  throw new RuleViolation("weekLocked", { where: location.name, day: locked.weekStart });
}
