import { daysFromTo } from "@crewline/domain/kernel/time/local-date";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { requireOpenDays } from "@crewline/domain/rules/reports/period-lock";
import { payOfTimeOff, paysHours } from "@crewline/domain/rules/time-off/time-off-pay";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { lockedPeriodsSince } from "../payroll/closed-periods.ts";

type Changing = Pick<
  TimeOff,
  "employeeId" | "type" | "terms" | "counted" | "from" | "until" | "locationIds"
>;

/**
 * Throws periodLocked, locationLocked or periodClosing where approving the time off, or cancelling
 * it, would change the pay of a closed day, as an edit of an entry does: pay by the hour, or a salary
 * that unpaid days reduce. The period has to be reopened first.
 */
export async function requireOpenPay(store: CompanyStore, timeOff: Changing): Promise<void> {
  const [locationId] = timeOff.locationIds;
  if (locationId === undefined) return;
  const periods = await lockedPeriodsSince(store, timeOff.from);
  if (periods.length === 0) return;
  for (const day of await daysOfPay(store, timeOff)) {
    requireOpenDays({ first: day, last: day, locationId }, periods);
  }
}

/** The days whose pay depends on the time off. */
async function daysOfPay(store: CompanyStore, timeOff: Changing): Promise<string[]> {
  if (paysHours(timeOff)) return (timeOff.counted ?? []).map(({ day }) => day);
  if (payOfTimeOff(timeOff) !== "none") return [];
  const pay = await store.employeePay.find(timeOff.employeeId);
  const isSalaried = pay?.rates.some(({ salary }) => salary !== undefined) ?? false;
  return isSalaried ? daysFromTo(timeOff.from, timeOff.until) : [];
}
