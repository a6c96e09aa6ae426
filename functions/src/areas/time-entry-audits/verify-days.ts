import type { AuditDay } from "@crewline/domain/records/audits/audit-day";
import type { CheckedDay } from "@crewline/domain/records/audits/audit-inputs";
import type { DayBounds } from "@crewline/domain/rules/audits/audit-seal";
import { isDayOver } from "@crewline/domain/rules/audits/audit-seal";
import { checkDay, checkRows } from "@crewline/domain/rules/audits/check-day";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart, localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Actor } from "../../operations/commands/actor.ts";
import { sha256 } from "../../platform/digest.ts";
import { rowsBetween } from "../../operations/history/rows-between.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
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

interface Day {
  day: LocalDate;
  seal: AuditDay | null;
  previous: AuditDay | null;
  timeZone: string;
}

/** Null for a day without a seal and without rows, from before the audit began. */
async function verifyDay(store: CompanyStore, told: Day): Promise<CheckedDay | null> {
  const { day, seal, previous, timeZone } = told;
  if (seal !== null) {
    const rows = await rowsBetween(store, seal);
    const findings = checkDay({ seal, previous, rows }, sha256);
    return { day, root: seal.root, rows: rows.length, state: "sealed", findings };
  }
  const bounds = openBounds(day, previous, timeZone);
  const rows = await rowsBetween(store, bounds);
  if (rows.length === 0) return null;
  // While earlier days wait for their seals as well, the nights are still sealing them.
  const isLate =
    previous !== null && isDayOver({ until: dayStart(addDays(day, 2), timeZone) }, now());
  const state = isLate ? "unsealed" : "open";
  return { day, root: "", rows: rows.length, state, findings: checkRows(rows, sha256) };
}

function openBounds(day: LocalDate, previous: AuditDay | null, timeZone: string): DayBounds {
  const from = previous?.until ?? dayStart(day, timeZone);
  return { day, from, until: dayStart(addDays(day, 1), timeZone) };
}
