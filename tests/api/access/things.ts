import {
  alertIdSchema,
  checklistTemplateIdSchema,
  dayEventIdSchema,
  kioskIdSchema,
  messageIdSchema,
  payrollExportIdSchema,
  publicationIdSchema,
  punchIdSchema,
  scheduledReportIdSchema,
  recurringShiftIdSchema,
  shiftTemplateIdSchema,
  weekTemplateIdSchema,
} from "@crewline/domain/kernel/ids/record-ids";
import { aBatchId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import type {
  AlertId,
  BatchId,
  ChecklistTemplateId,
  DayEventId,
  KioskId,
  MessageId,
  PayrollExportId,
  PublicationId,
  PunchId,
  ScheduledReportId,
  RecurringShiftId,
  ShiftTemplateId,
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
import { expect } from "vitest";
import { companyStore } from "../../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../../support/a-company.ts";
import { anEmployee } from "../../support/a-company.ts";
import { aPublication, aShiftMessage } from "../../support/a-publication.ts";
import { aRecurringShiftId } from "../../support/a-recurring-shift.ts";
import { aChecklistRun } from "../../support/a-checklist-run.ts";
import { aChecklistTemplate } from "../../support/a-checklist-template.ts";
import { aShiftTemplate } from "../../support/a-shift-template.ts";
import { aWeekCopy, copiedDay, aWeekTemplate } from "../../support/a-week-copy.ts";
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
import {
  aBatch,
  aLocationBatch,
  anApproval,
  aPayrollExport,
  approvedDay,
  aRaise,
} from "./batches-of-owner.ts";

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
  shiftTemplateId: ShiftTemplateId;
  /** Of Harbor. */
  checklistTemplateId: ChecklistTemplateId;
  recurringShiftId: RecurringShiftId;
  weekTemplateId: WeekTemplateId;
  publicationId: PublicationId;
  /** A message to the employee. */
  messageId: MessageId;
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
    shiftTemplateId: await aShiftTemplate(company),
    checklistTemplateId: await aChecklistTemplate(company),
    recurringShiftId: await aRecurringShiftId(company),
    weekTemplateId: await aWeekTemplate(company),
    shiftBatchId: await aWeekCopy(company),
    publicationId: await aPublication(company),
    messageId: await aShiftMessage(company, employeeId),
  };
  await aChecklistRun(company, batches.checklistTemplateId);
  await summariesOf(company, [copiedDay]);
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
    shiftTemplateId: shiftTemplateIdSchema.parse(id()),
    checklistTemplateId: checklistTemplateIdSchema.parse(id()),
    recurringShiftId: recurringShiftIdSchema.parse(id()),
    weekTemplateId: weekTemplateIdSchema.parse(id()),
    publicationId: publicationIdSchema.parse(id()),
    messageId: messageIdSchema.parse(id()),
    joinRequestId: aUserId(randomUUID()),
  };
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
