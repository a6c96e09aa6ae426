import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { auditDaySubject } from "@crewline/domain/records/summaries/drift";
import { openDrifts, settleDrift } from "../operations/history/note-drift.ts";
import { verifyDay } from "../operations/history/verify-day.ts";
import { log } from "../platform/log.ts";
import { readCompany } from "../store/company/read-company.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

/** Sealed days that a night compares with their rows: two, so that a missed night is made up for. */
const DAYS_BACK = 2;

/**
 * Compares the days that were sealed last, and those that a check found broken before, with their
 * rows. A broken one is reported and stays as it is.
 */
export async function verifyAudit(companyId: CompanyId): Promise<void> {
  const store = await readCompany(companyId);
  const sealed = await store.auditDays.list([], { orderBy: ["day", "desc"], limit: DAYS_BACK });
  const open = await openDrifts(store, "auditDay");
  const days = [...new Set([...sealed, ...open].map(({ day }) => day))].map((day) => ({ day }));
  await eachOnItsOwn("verifyAudit", days, ({ day }) => settleDay(companyId, day));
}

async function settleDay(companyId: CompanyId, day: LocalDate): Promise<void> {
  const store = await readCompany(companyId);
  const { timeZone } = await store.company();
  const [seal, previous] = await Promise.all([
    store.auditDays.find(day),
    store.auditDays.find(addDays(day, -1)),
  ]);
  const checked = await verifyDay(store, { day, seal, previous, timeZone });
  const isRight =
    checked === null || (checked.findings.length === 0 && checked.state !== "unsealed");
  if (!isRight) log.error("a day of the audit does not match its seal", { companyId, day });
  const result = isRight ? { isRight } : { isRight, isRebuilt: false };
  await settleDrift(companyId, auditDaySubject(day), result);
}
