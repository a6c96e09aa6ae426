import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchId, PayrollExportId } from "@crewline/domain/kernel/ids/record-ids";
import { randomUUID } from "node:crypto";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { TestCompany } from "../../support/a-company.ts";
import { anAttempt } from "../../support/api-client.ts";
import { anEntry } from "../../support/an-entry.ts";
import { farAhead } from "../../support/today.ts";

/** Of a period before the one in which the things lie, whose entries stay open. */
export async function aPayrollExport({ owner }: TestCompany): Promise<PayrollExportId> {
  const { reports } = owner.api;
  const firstDay = "2026-01-05";
  const { version } = await reports.closePeriod.mutate({
    ...anAttempt(),
    firstDay,
    expectedVersion: 0,
    includesUnapproved: false,
  });
  const batch = { ...anAttempt(), firstDay, expectedVersion: version };
  return (await reports.exportPeriod.mutate(batch)).exportId;
}

export const approvedDay = "2026-04-06";

/** A bulk approval by the owner. */
export async function anApproval(company: TestCompany, employeeId: EmployeeId): Promise<BatchId> {
  const entryId = await anEntry(company, employeeId, { day: approvedDay });
  const rows = [{ key: entryId, title: "A guest", entryId, expectedVersion: 1 }];
  const bulk = { ...anAttempt(), groupId: randomUUID(), title: "A test", rows };
  return doneBatch(() => company.owner.api.timeEntries.approveMany.mutate(bulk));
}

/** A bulk action of the owner that added a person. */
export async function aBatch({ owner, harbor }: TestCompany): Promise<BatchId> {
  const expected = { expectedVersion: null, expectedProfileVersion: null };
  const cy = { key: "1", title: "Cy", employeeId: null, ...expected };
  const rows = [{ ...cy, employee: { name: "Cy", locationIds: [harbor] }, profile: {} }];
  const batch = { ...anAttempt(), groupId: randomUUID(), title: "A test", rows };
  return doneBatch(() => owner.api.employees.saveRows.mutate(batch));
}

/** A bulk action of the owner: a location was added. */
export async function aLocationBatch({ owner }: TestCompany): Promise<BatchId> {
  const pier = { key: "1", title: "Pier", locationId: null, expectedVersion: null };
  const rows = [{ ...pier, location: { name: "Pier", timeZone: "America/New_York" } }];
  const batch = { ...anAttempt(), groupId: randomUUID(), title: "A test", rows };
  return doneBatch(() => owner.api.locations.saveRows.mutate(batch));
}

/** Sends a batch again while its row is busy, as a person does; the other things lock, too. */
async function doneBatch(send: () => Promise<BatchAnswer>, mostTries = 5): Promise<BatchId> {
  const { batchId, rows } = await send();
  const problem = rows.find((row) => row.problem !== null)?.problem ?? null;
  if (problem === null) return batchId;
  if (mostTries === 1) throw new Error(`A batch of the tests failed: ${problem}`);
  return doneBatch(send, mostTries - 1);
}

export async function aRaise({ owner }: TestCompany, employeeId: EmployeeId): Promise<BatchId> {
  const rate = { jobRoleId: null, locationId: null, rateTenThousandths: 200_000 };
  const change = { employeeId, ...rate, effectiveDate: farAhead, reason: "merit" as const };
  const rows = [{ key: "1", title: "", changes: [{ ...change, note: "" }], fingerprint: null }];
  const batch = { ...anAttempt(), groupId: randomUUID(), title: "A test", rows };
  return doneBatch(() => owner.api.wageChanges.bulkRaise.mutate(batch));
}
