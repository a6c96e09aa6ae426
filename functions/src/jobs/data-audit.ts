import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { AuditDay } from "@crewline/domain/records/audits/audit-day";
import type { DataCounts } from "@crewline/domain/records/data-jobs/data-job";
import { verifyDay } from "../operations/history/verify-day.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import type { Piece } from "./data-piece.ts";

interface Terms {
  companyId: CompanyId;
  from: LocalDate;
}

/** Compares each sealed day of the audit with its rows and with the day before, month by month. */
export async function auditPieces({ companyId, from }: Terms): Promise<Piece[]> {
  const { auditDays } = await readCompany(companyId);
  const sealed = await auditDays.list([["day", ">=", from]]);
  const months = Map.groupBy(sealed, ({ day }) => day.slice(0, 7));
  return [...months].map(([month, days]) => ({
    key: `3_${month}`,
    run: () => compareSealed(companyId, days),
  }));
}

async function compareSealed(companyId: CompanyId, days: readonly AuditDay[]) {
  const store = await readCompany(companyId);
  const { timeZone } = await store.company();
  const broken: LocalDate[] = [];
  for (const seal of days) if (await isBroken(store, seal, timeZone)) broken.push(seal.day);
  return {
    counts: { auditDays: countsOf(days.length, broken.length) },
    findings: broken.map((day) => ({
      part: "auditDays" as const,
      of: "",
      day,
      stays: true,
      worked: null,
    })),
  };
}

function countsOf(checked: number, differ: number): DataCounts {
  return { checked, differ, stay: differ, changed: 0 };
}

async function isBroken(store: CompanyStore, seal: AuditDay, timeZone: string): Promise<boolean> {
  const previous = await store.auditDays.find(addDays(seal.day, -1));
  const checked = await verifyDay(store, { day: seal.day, seal, previous, timeZone });
  return checked !== null && checked.findings.length > 0;
}
