import {
  alertIdSchema,
  dayEventIdSchema,
  kioskIdSchema,
  payrollExportIdSchema,
  punchIdSchema,
  scheduledReportIdSchema,
  weekTemplateIdSchema,
} from "@crewline/domain/kernel/ids/record-ids";
import { aBatchId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import type {
  AlertId,
  BatchId,
  DayEventId,
  KioskId,
  PayrollExportId,
  PunchId,
  ScheduledReportId,
  WeekTemplateId,
} from "@crewline/domain/kernel/ids/record-ids";
import {
  anEmployeeId,
  aLocationId,
  aUserId,
  aShiftId,
  anEntryId,
  aTimeOffId,
  aWageChangeId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import type {
  EmployeeId,
  LocationId,
  ShiftId,
  TimeEntryId,
  UserId,
  TimeOffId,
  WageChangeId,
} from "@crewline/domain/kernel/ids/entity-ids";
import { randomBytes, randomUUID } from "node:crypto";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import { expect } from "vitest";
import { companyStore } from "../../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../../support/a-company.ts";
import { anEmployee } from "../../support/a-company.ts";
import { anAttempt } from "../../support/api-client.ts";
import { aWeekCopy, aWeekTemplate } from "../../support/a-week-copy.ts";
import { aSalesBatch } from "../../support/a-sales-batch.ts";
import { aShift, monday } from "../../support/a-shift-plan.ts";
import { aKiosk } from "../../support/a-kiosk.ts";
import { anEntry } from "../../support/an-entry.ts";
import { anUnplacedPunch } from "../../support/an-unplaced-punch.ts";
import { aJoinRequest } from "../../support/a-join-request.ts";
import { anAlertOf } from "../../support/an-alert.ts";
import { ask } from "../../support/time-off-requests.ts";
import { aDayEvent } from "../../support/a-day-event.ts";
import { aScheduledReport } from "../../support/a-scheduled-report.ts";
import { eventually } from "../../support/eventually.ts";
import { farAhead } from "../../support/today.ts";

/** Ids of records that a stranger must not learn of: one line for each kind. */
export interface Things {
  locationId: LocationId;
  employeeId: EmployeeId;
  /** The login of the same employee. */
  uid: UserId;
  /** An employee without a login. */
  guestId: EmployeeId;
  shiftId: ShiftId;
  entryId: TimeEntryId;
  wageChangeId: WageChangeId;
  /** A request of the guest. */
  timeOffId: TimeOffId;
  /** A request of the employee. */
  ownTimeOffId: TimeOffId;
  /** A note for managers of the location. */
  dayEventId: DayEventId;
  /** A punch of the employee that could not be applied. */
  punchId: PunchId;
  kioskId: KioskId;
  exportId: PayrollExportId;
  batchId: BatchId;
  /** One of locations. */
  locationBatchId: BatchId;
  /** The user who asks to join. */
  joinRequestId: UserId;
  /** An alert at the location. */
  alertId: AlertId;
  scheduledReportId: ScheduledReportId;
  /** A raise of the guest, which has not begun. */
  raiseId: BatchId;
  /** A bulk approval of time of the guest. */
  approvalId: BatchId;
  salesBatchId: BatchId;
  /** A copy of shifts to another week. */
  shiftBatchId: BatchId;
  weekTemplateId: WeekTemplateId;
}

/** Things at Harbor of the employee, who has a login there. */
export async function thingsOf(
  company: TestCompany,
  { employeeId, uid }: Pick<Things, "employeeId" | "uid">,
): Promise<Things> {
  const [store, guestId, shiftId, entryId, exportId, batchId, locationBatchId] = await Promise.all([
    company.read(),
    anEmployee(company, { name: "A guest" }),
    aShift(company),
    anEntry(company, employeeId, { day: monday }),
    aPayrollExport(company),
    aBatch(company),
    aLocationBatch(company),
  ]);
  const [wageChange] = await store.wageChanges.list([["employeeId", "==", employeeId]]);
  if (wageChange === undefined) throw new Error("The employee was added without a rate.");
  await withVersionOne(company, employeeId);
  const person = { employeeId, uid, guestId, wageChangeId: wageChange.id };
  const raiseId = await aRaise(company, guestId);
  const approvalId = await anApproval(company, guestId);
  await summariesOf(company, [monday, approvedDay]);
  const timeOffId = await ask(company.owner, guestId, "2126-01-01");
  const ownTimeOffId = await ask(company.owner, employeeId, "2126-01-01");
  const joinRequestId = await aJoinRequest(company);
  const batches = {
    batchId,
    locationBatchId,
    raiseId,
    approvalId,
    salesBatchId: await aSalesBatch(company, approvedDay),
    timeOffId,
    ownTimeOffId,
    dayEventId: await aDayEvent(company),
    joinRequestId,
    punchId: await anUnplacedPunch(company, employeeId),
    kioskId: (await aKiosk(company)).kioskId,
    alertId: await anAlertOf(company),
    scheduledReportId: await aScheduledReport(company),
    weekTemplateId: await aWeekTemplate(company),
    shiftBatchId: await aWeekCopy(company),
  };
  return { locationId: company.harbor, ...person, shiftId, entryId, exportId, ...batches };
}

/** Unused ids of the same form. */
export function missingThings(): Things {
  const id = () => randomBytes(10).toString("hex");
  return {
    locationId: aLocationId(id()),
    employeeId: anEmployeeId(id()),
    uid: aUserId(randomUUID()),
    guestId: anEmployeeId(id()),
    shiftId: aShiftId(id()),
    entryId: anEntryId(id()),
    wageChangeId: aWageChangeId(id()),
    timeOffId: aTimeOffId(id()),
    ownTimeOffId: aTimeOffId(id()),
    dayEventId: dayEventIdSchema.parse(id()),
    punchId: punchIdSchema.parse(randomUUID()),
    kioskId: kioskIdSchema.parse(randomUUID()),
    alertId: alertIdSchema.parse(id()),
    scheduledReportId: scheduledReportIdSchema.parse(id()),
    exportId: payrollExportIdSchema.parse(id()),
    batchId: aBatchId(id()),
    locationBatchId: aBatchId(id()),
    raiseId: aBatchId(id()),
    approvalId: aBatchId(id()),
    salesBatchId: aBatchId(id()),
    shiftBatchId: aBatchId(id()),
    weekTemplateId: weekTemplateIdSchema.parse(id()),
    joinRequestId: aUserId(randomUUID()),
  };
}

/** Of a period before the one in which the things lie, whose entries stay open. */
async function aPayrollExport({ owner }: TestCompany): Promise<PayrollExportId> {
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

const approvedDay = "2026-04-06";

/** A bulk approval by the owner. */
async function anApproval(company: TestCompany, employeeId: EmployeeId): Promise<BatchId> {
  const entryId = await anEntry(company, employeeId, { day: approvedDay });
  const rows = [{ key: entryId, title: "A guest", entryId, expectedVersion: 1 }];
  const bulk = { ...anAttempt(), groupId: randomUUID(), title: "A test", rows };
  return doneBatch(() => company.owner.api.timeEntries.approveMany.mutate(bulk));
}

/** A bulk action of the owner that added a person. */
async function aBatch({ owner, harbor }: TestCompany): Promise<BatchId> {
  const expected = { expectedVersion: null, expectedProfileVersion: null };
  const cy = { key: "1", title: "Cy", employeeId: null, ...expected };
  const rows = [{ ...cy, employee: { name: "Cy", locationIds: [harbor] }, profile: {} }];
  const batch = { ...anAttempt(), groupId: randomUUID(), title: "A test", rows };
  return doneBatch(() => owner.api.employees.saveRows.mutate(batch));
}

/** A bulk action of the owner: a location was added. */
async function aLocationBatch({ owner }: TestCompany): Promise<BatchId> {
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

async function aRaise({ owner }: TestCompany, employeeId: EmployeeId): Promise<BatchId> {
  const rate = { jobRoleId: null, locationId: null, rateTenThousandths: 200_000 };
  const change = { employeeId, ...rate, effectiveDate: farAhead, reason: "merit" as const };
  const rows = [{ key: "1", title: "", changes: [{ ...change, note: "" }], fingerprint: null }];
  const batch = { ...anAttempt(), groupId: randomUUID(), title: "A test", rows };
  return doneBatch(() => owner.api.wageChanges.bulkRaise.mutate(batch));
}

/** The version of everything that has not changed yet. */
async function withVersionOne({ companyId }: TestCompany, employeeId: EmployeeId): Promise<void> {
  await inTransaction(async (unit) => {
    const { employees } = companyStore(unit, companyId);
    employees.save(employeeId, { ...(await employees.get(employeeId)), version: 1 });
  });
}

/** Triggers run late: without this wait they would look like effects of the refused calls. */
async function summariesOf(company: TestCompany, days: readonly string[]): Promise<void> {
  const store = await company.read();
  const daysOf = async () => (await store.dailySummaries.list([])).map(({ day }) => day);
  const hasAll = (found: readonly string[]) => days.every((day) => found.includes(day));
  expect(await eventually(daysOf, hasAll)).toEqual(expect.arrayContaining([...days]));
}

export function thingNames(things: Things): (keyof Things)[] {
  return Object.keys(things).filter((name): name is keyof Things => Object.hasOwn(things, name));
}
