import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo, weekdayOf } from "@crewline/domain/kernel/time/local-date";
import type { SalesDay } from "@crewline/domain/records/sales/sales-month";
import { monthOf, salesMonthId } from "@crewline/domain/records/sales/sales-month";
import type { CompanyStore } from "../store/company/company-store.ts";
import { Random } from "./random.ts";
import { instantAt } from "./seed-time.ts";
import type { Staffer } from "./staff.ts";
import type { Tenant } from "./tenant.ts";

/** Sales of a day for each employee of a location, in minor units, so that labor is about 30 %. */
const MINOR_PER_PERSON = 30_000;
/** The percentage of the day's sales in each hour from 6:00 on. */
const PERCENT_BY_HOUR = [5, 9, 11, 9, 7, 7, 10, 9, 6, 6, 6, 5, 4, 3, 3];

interface SalesTerms {
  tenant: Tenant;
  people: readonly Staffer[];
  enteredBy: UserId;
  firstDay: LocalDate;
  today: LocalDate;
}

/** Writes sales by hour of every location until yesterday, higher at weekends. */
export function writeSales(store: CompanyStore, terms: SalesTerms): void {
  const { tenant, people, enteredBy, firstDay, today } = terms;
  const random = new Random(tenant.seed + 1);
  const by = { enteredBy, enteredByName: tenant.admin.displayName, source: "imported" as const };
  for (const { id: locationId, timeZone } of tenant.locations) {
    const own = people.filter(({ employee }) => employee.locationIds[0] === locationId);
    const days = daysFromTo(firstDay, addDays(today, -1)).map((day) => {
      const amount = own.length * MINOR_PER_PERSON * factorOf(day) * (0.9 + random.next() * 0.2);
      const enteredAt = instantAt(day, "22:00", timeZone);
      const sales: SalesDay = {
        totalMinor: null,
        hours: byHour(amount),
        enteredAt,
        ...by,
        version: 1,
      };
      return [day, sales] as const;
    });
    for (const [month, some] of Map.groupBy(days, ([day]) => monthOf(day))) {
      const id = salesMonthId(locationId, month);
      store.salesMonths.save(id, { id, locationId, month, days: Object.fromEntries(some) });
    }
  }
}

function byHour(amount: number): Record<string, number> {
  const hours = PERCENT_BY_HOUR.map((percent, index) => {
    const hour = String(index + 6).padStart(2, "0");
    return [hour, Math.round((amount * percent) / 2500) * 25] as const;
  });
  return Object.fromEntries(hours);
}

function factorOf(day: LocalDate): number {
  return ["saturday", "sunday"].includes(weekdayOf(day)) ? 1.2 : 0.95;
}
