import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { currentEmployees } from "../operations/subscription/current-employees.ts";
import { paySeats } from "../operations/subscription/pay-seats.ts";
import { now } from "../platform/clock.ts";
import { companyStore } from "../store/company/company-store.ts";
import { inTransaction } from "../store/unit/unit.ts";

/**
 * Records how many people count for the plan on the company's present day, and pays for so many
 * from the next invoice on; once more changes nothing.
 */
export async function recordUsage(companyId: CompanyId): Promise<void> {
  const activeEmployees = (await currentEmployees(companyId)).length;
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const day = localDateAt(now(), (await store.company()).timeZone);
    store.usageDays.save(day, { day, activeEmployees });
  });
  await paySeats(companyId, activeEmployees);
}
