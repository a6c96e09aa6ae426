import type { CompanyId, EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { companyStore } from "../../../store/company/company-store.ts";
import { entriesWithRequest } from "../../../store/company/filters.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { inTransaction } from "../../../store/unit/unit.ts";

/** Entries of one transaction. */
const AT_ONCE = 100;

/**
 * Removes the words of an employee's requests for other times and of what they disputed; their time
 * and the chain of its history stay.
 */
export async function scrubRequests(companyId: CompanyId, employeeId: EmployeeId): Promise<void> {
  const { timeEntries } = await readCompany(companyId);
  const ids = (await timeEntries.list(entriesWithRequest(employeeId))).map(({ id }) => id);
  await scrubSheets(companyId, employeeId);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await scrubSome(companyId, ids.slice(from, from + AT_ONCE));
  }
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
      timeEntries.save(entry.id, withoutRequestWords(entry));
    }
  });
}

function withoutRequestWords(entry: TimeEntry): TimeEntry {
  const { correction } = entry;
  if (correction === null) return entry;
  return { ...entry, correction: { ...correction, message: "", answer: "" } };
}
