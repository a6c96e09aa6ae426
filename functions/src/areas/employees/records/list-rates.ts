import { currentRate } from "@crewline/domain/rules/rates/rate-timeline";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { isRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type { RateRow } from "@crewline/domain/rules/employees/profile-row";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { recordActorOf } from "../../../operations/access/record-actor.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { now } from "../../../platform/clock.ts";
import { readCompany } from "../../../store/company/read-company.ts";

/** Returns today's general rate of every employee whose pay the actor may see, for a file. */
export async function listRates(actor: Actor): Promise<{ rates: RateRow[] }> {
  const store = await readCompany(actor.companyId);
  const [company, employees, reader] = await Promise.all([
    store.company(),
    store.employees.list([]),
    recordActorOf(store, actor),
  ]);
  const today = localDateAt(now(), company.timeZone);
  const seen = employees.filter((one) => !isRemoved(one) && mayReadPay(reader, one));
  const pays = await store.employeePay.findById(seen.map(({ id }) => id));
  const rates = [...pays].flatMap(([employeeId, { rates: all, currency }]) => {
    const rate = currentRate(all, today);
    if (rate === null) return [];
    const { rateTenThousandths, salary } = rate;
    return [{ employeeId, rateTenThousandths, ...(salary && { salary }), currency }];
  });
  return { rates };
}
