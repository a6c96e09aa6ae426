import type { CheckedDay } from "@crewline/domain/records/audits/audit-inputs";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Actor } from "../../operations/commands/actor.ts";
import { verifyDay } from "../../operations/history/verify-day.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";

/** A call ends behind the day with which it has read this many rows, or this many days. */
const ENOUGH_ROWS = 5000;
const MOST_DAYS = 31;

interface Days {
  from: LocalDate;
  to: LocalDate;
}

/**
 * Compares the rows of some days with the seals of these days, the earliest first, and answers
 * after enough of them: `next` is the first day that is left.
 */
export async function verifyDays(
  { companyId }: Actor,
  { from, to }: Days,
): Promise<{ days: CheckedDay[]; next: LocalDate | null }> {
  const store = await readCompany(companyId);
  const { timeZone } = await store.company();
  const last = [to, localDateAt(now(), timeZone), addDays(from, MOST_DAYS - 1)].toSorted()[0] ?? to;
  const days: CheckedDay[] = [];
  let rows = 0;
  let previous = await store.auditDays.find(addDays(from, -1));
  for (let day = from; day <= last; day = addDays(day, 1)) {
    const seal = await store.auditDays.find(day);
    const checked = await verifyDay(store, { day, seal, previous, timeZone });
    if (checked !== null) days.push(checked);
    rows += checked?.rows ?? 0;
    previous = seal ?? null;
    if (rows >= ENOUGH_ROWS && day < last) return { days, next: addDays(day, 1) };
  }
  return { days, next: last < to && last < localDateAt(now(), timeZone) ? addDays(last, 1) : null };
}
