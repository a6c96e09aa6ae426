import type { AuditDay } from "@crewline/domain/records/audits/audit-day";
import type { CheckedDay } from "@crewline/domain/records/audits/audit-inputs";
import type { DayBounds } from "@crewline/domain/rules/audits/audit-seal";
import { isDayOver } from "@crewline/domain/rules/audits/audit-seal";
import { checkDay, checkRows } from "@crewline/domain/rules/audits/check-day";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart } from "@crewline/domain/kernel/time/zone";
import { now } from "../../platform/clock.ts";
import { sha256 } from "../../platform/digest.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { rowsBetween } from "./rows-between.ts";

interface Day {
  day: LocalDate;
  seal: AuditDay | null;
  previous: AuditDay | null;
  timeZone: string;
}

/**
 * Compares the rows of a day with its seal. Null for a day without a seal and without rows, from before the audit
 * began.
 */
export async function verifyDay(store: CompanyStore, told: Day): Promise<CheckedDay | null> {
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
