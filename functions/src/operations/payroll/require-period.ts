import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Returns the pay period that begins on the day; throws notFound if none does. */
export async function requirePeriod(
  store: CompanyStore,
  firstDay: LocalDate,
): Promise<PayPeriodDays> {
  const days = payPeriodAt(await store.company(), firstDay);
  if (days.firstDay !== firstDay) throw new RuleViolation("notFound", { what: "payPeriod" });
  return days;
}

/** Throws entriesUnreadable: no day of a period with an unreadable entry is closed. */
export async function requireReadableEntries(
  { timeEntries }: CompanyStore,
  { firstDay, lastDay }: PayPeriodDays,
): Promise<void> {
  const { unreadable } = await timeEntries.listReadable([
    ["day", ">=", firstDay],
    ["day", "<=", lastDay],
  ]);
  if (unreadable > 0) throw new RuleViolation("entriesUnreadable", { count: unreadable });
}
