import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { EnteredSales, SalesDay } from "@crewline/domain/records/sales/sales-month";
import { monthOf, salesMonthId } from "@crewline/domain/records/sales/sales-month";
import { requireSales } from "@crewline/domain/rules/sales/require-sales";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/** Changes of the sales of a location wait for each other, as they are written into one month. */
export function turnOfSales(locationId: LocationId): string {
  return `sales of ${locationId}`;
}

/** The stored days of the months that hold some days of a location. */
export interface SalesBook {
  locationId: LocationId;
  days: ReadonlyMap<LocalDate, SalesDay>;
  /** Writes the entered days into their months. */
  save: (entered: readonly EnteredSales[]) => void;
}

/**
 * Reads the sales around some days of a location, for admins and its managers. Throws notFound for a
 * location out of reach, and on saving what `requireSales` throws.
 */
export async function openSales(
  store: CompanyStore,
  actor: Actor,
  { locationId, around }: { locationId: LocationId; around: readonly LocalDate[] },
): Promise<SalesBook> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const { timeZone } = await store.locations.get(locationId);
  const ids = [...new Set(around.map((day) => salesMonthId(locationId, day)))];
  const months = await store.salesMonths.findAll(ids);
  const days = new Map(months.flatMap((month) => Object.entries(month.days)));
  const save = (entered: readonly EnteredSales[]) => {
    const today = localDateAt(now(), timeZone);
    for (const one of entered) requireSales(one, timeZone, today);
    for (const [month, own] of Map.groupBy(entered, ({ day }) => monthOf(day))) {
      const id = salesMonthId(locationId, month);
      const before = months.find((known) => known.id === id)?.days ?? {};
      const after = own.map((one) => [one.day, salesDay(one, before[one.day], actor)]);
      const all: Record<LocalDate, SalesDay> = { ...before, ...Object.fromEntries(after) };
      store.salesMonths.save(id, { id, locationId, month, days: all });
    }
  };
  return { locationId, days, save };
}

function salesDay(
  { totalMinor, hours, source }: EnteredSales,
  before: SalesDay | undefined,
  { uid, displayName }: Actor,
): SalesDay {
  const isEmpty = Object.keys(hours ?? {}).length === 0;
  return {
    totalMinor,
    hours: isEmpty ? null : hours,
    source,
    enteredAt: now(),
    enteredBy: uid,
    enteredByName: displayName,
    version: (before?.version ?? 0) + 1,
  };
}
