import type { CompanyId, EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { companyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { inTransaction } from "../../../store/unit/unit.ts";

/** Entries of one transaction. */
const AT_ONCE = 100;

/**
 * Removes what was written about an employee on their time: the words of requests for other times,
 * of what they disputed, and of managers who allowed a clock-in. The time and the chain of its
 * history stay.
 */
export async function scrubEntries(companyId: CompanyId, employeeId: EmployeeId): Promise<void> {
  const { timeEntries } = await readCompany(companyId);
  const entries = await timeEntries.list([["employeeId", "==", employeeId]]);
  const ids = entries.filter(hasWords).map(({ id }) => id);
  await scrubSheets(companyId, employeeId);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await scrubSome(companyId, ids.slice(from, from + AT_ONCE));
  }
}

function hasWords({ correction, punches }: TimeEntry): boolean {
  return correction !== null || punches.some(({ override }) => override !== null);
}

async function scrubSheets(companyId: CompanyId, employeeId: EmployeeId): Promise<void> {
  const { timesheets } = await readCompany(companyId);
  const ids = (await timesheets.list([["employeeId", "==", employeeId]])).map(({ id }) => id);
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    for (const sheet of await store.timesheets.findAll(ids)) {
      const steps = sheet.steps.map((step) => ({ ...step, message: "" }));
      store.timesheets.save(sheet.id, { ...sheet, steps });
    }
  });
}

async function scrubSome(companyId: CompanyId, ids: readonly TimeEntryId[]): Promise<void> {
  await inTransaction(async (unit) => {
    const { timeEntries } = companyStore(unit, companyId);
    for (const entry of await timeEntries.findAll(ids)) {
      timeEntries.save(entry.id, withoutWords(entry));
    }
  });
}

function withoutWords(entry: TimeEntry): TimeEntry {
  const { correction } = entry;
  return {
    ...entry,
    correction: correction && { ...correction, message: "", answer: "" },
    punches: entry.punches.map((punch) => ({
      ...punch,
      override: punch.override && { ...punch.override, reason: "" },
    })),
  };
}
