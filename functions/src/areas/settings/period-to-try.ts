import type { Company } from "@crewline/domain/records/company/company";
import { payPeriodBefore } from "@crewline/domain/rules/company/pay-period-at";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { lastClosedPeriod } from "../../operations/payroll/closed-periods.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

export interface TriedPeriod {
  company: Company;
  period: PayPeriodDays;
  isClosed: boolean;
}

/** Returns the last closed pay period, or the last one that ended if none is closed yet. */
export async function periodToTry(store: CompanyStore): Promise<TriedPeriod> {
  const [company, closed] = await Promise.all([store.company(), lastClosedPeriod(store)]);
  const today = localDateAt(now(), company.timeZone);
  const { firstDay, lastDay } = closed ?? payPeriodBefore(company, today);
  return { company, period: { firstDay, lastDay }, isClosed: closed !== null };
}
