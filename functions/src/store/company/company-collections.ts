import type { KioskId, KioskPinId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { coverOfferSchema, coverSchema } from "@crewline/domain/records/schedules/cover-offer";
import { availabilitySchema } from "@crewline/domain/records/employees/availability";
import { auditDaySchema } from "@crewline/domain/records/audits/audit-day";
import { auditRowSchema } from "@crewline/domain/records/audits/audit-row";
import { batchSchema } from "@crewline/domain/records/batches/batch";
import { withdrawnShiftSchema } from "@crewline/domain/records/users/calendar-feed";
import { checklistPhotoSchema } from "@crewline/domain/records/checklists/checklist-photo";
import { checklistVersionSchema } from "@crewline/domain/records/checklists/checklist-version";
import { memberSchema } from "@crewline/domain/records/company/member";
import { dayEventSchema } from "@crewline/domain/records/day-events/day-event";
import { domainEventSchema } from "@crewline/domain/records/events/domain-event";
import { dataExportSchema } from "@crewline/domain/records/data-export/export-record";
import { employeeProfileSchema } from "@crewline/domain/records/employees/employee";
import { employeeEventSchema } from "@crewline/domain/records/history/employee-event";
import { employeePaySchema } from "@crewline/domain/records/pay/employee-pay";
import { employeeEndSchema } from "@crewline/domain/records/employees/end-reason";
import type { KioskKeys } from "@crewline/domain/records/kiosks/kiosk-device";
import { kioskDeviceSchema, kioskKeysSchema } from "@crewline/domain/records/kiosks/kiosk-device";
import { punchPhotoSchema } from "@crewline/domain/records/kiosks/punch-photo";
import { kioskSchema } from "@crewline/domain/records/employees/pin";
import { historyEventSchema } from "@crewline/domain/records/history/history-event";
import { storedSummarySchema } from "@crewline/domain/records/summaries/daily-summary";
import { driftSchema } from "@crewline/domain/records/summaries/drift";
import { listViewsSchema } from "@crewline/domain/records/company/saved-view";
import { employeePhotoSchema } from "@crewline/domain/records/employees/employee-photo";
import { noticePremiumSchema } from "@crewline/domain/records/pay/notice-premium";
import { payAdjustmentSchema } from "@crewline/domain/records/pay/pay-adjustment";
import { payPeriodRecordSchema } from "@crewline/domain/records/pay/pay-period-record";
import {
  payrollExportSchema,
  payrollSnapshotPartSchema,
} from "@crewline/domain/records/pay/payroll-export";
import { salesMonthSchema } from "@crewline/domain/records/sales/sales-month";
import { recurringShiftSchema } from "@crewline/domain/records/schedules/recurring-shift";
import { shiftTemplateSchema } from "@crewline/domain/records/schedules/shift-template";
import { weekTemplateSchema } from "@crewline/domain/records/schedules/week-template";
import {
  employeeWeekPaySchema,
  employeeWeekSchema,
} from "@crewline/domain/records/time-entries/employee-week";
import { subscriptionSchema } from "@crewline/domain/records/subscription/subscription";
import { usageDaySchema } from "@crewline/domain/records/subscription/usage-day";
import { timeEntryAuditSchema } from "@crewline/domain/records/time-entries/time-entry-audit";
import { balanceAdjustmentSchema } from "@crewline/domain/records/time-off/time-off-balance";
import { wageChangeSchema } from "@crewline/domain/records/pay/wage-change";
import type { Thing } from "@crewline/domain/rules/violations/thing";
import { z } from "zod/mini";
import type { IdOf } from "../unit/collection.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

const kioskPinSchema = z.object({ employeeId: employeeIdSchema });
type KioskPin = z.infer<typeof kioskPinSchema>;

/**
 * The collections of a company whose documents need only a schema: their path below the company
 * ("employees/private/pay" is a document below each employee), and what a document is. The
 * others have their own files.
 */
export function companyCollections({ unit, path }: CompanyUnit) {
  const below = <T extends object, Id extends string = IdOf<T>>(
    place: string,
    schema: z.ZodMiniType<T>,
    what: Thing,
  ) => {
    const [name, ...rest] = place.split("/");
    const suffix = rest.length === 0 ? {} : { suffix: rest.join("/") };
    return collection<T, Id>(unit, { path: `${path}/${name}`, ...suffix, schema, what });
  };
  /** A collection whose documents are named by their employees. */
  const ofEmployees = <T extends object>(place: string, schema: z.ZodMiniType<T>, what: Thing) =>
    below<T, EmployeeId>(place, schema, what);
  return {
    members: below("members", memberSchema, "member"),
    listViews: (uid: UserId) => listViewsOf({ unit, path }, uid),
    employeeProfiles: ofEmployees("employees/private/profile", employeeProfileSchema, "employee"),
    employeePay: ofEmployees("employees/private/pay", employeePaySchema, "employee"),
    employeeEnds: ofEmployees("employees/private/end", employeeEndSchema, "employee"),
    employeeKiosks: ofEmployees("employees/private/kiosk", kioskSchema, "pin"),
    /** The owner of a PIN, by a name that only the server can derive from the PIN. */
    kioskPins: below<KioskPin, KioskPinId>("kioskPins", kioskPinSchema, "pin"),
    /** Shared tablets; what proves them, and opens their punches, only the server reads. */
    kiosks: below("kiosks", kioskDeviceSchema, "kiosk"),
    kioskKeys: below<KioskKeys, KioskId>("kiosks/private/keys", kioskKeysSchema, "kiosk"),
    /** Who made punches at shared tablets; removed after some days. */
    punchPhotos: below("punchPhotos", punchPhotoSchema, "photo"),
    checklistPhotos: below("checklistPhotos", checklistPhotoSchema, "photo"),
    /** Earlier versions of checklist templates; each is written once. */
    checklistVersions: below("checklistVersions", checklistVersionSchema, "checklistTemplate"),
    employeePhotos: ofEmployees("employeePhotos", employeePhotoSchema, "photo"),
    employeeEvents: below("employeeEvents", employeeEventSchema, "event"),
    availability: below("availability", availabilitySchema, "availability"),
    balanceAdjustments: below("balanceAdjustments", balanceAdjustmentSchema, "timeOff"),
    wageChanges: below("wageChanges", wageChangeSchema, "wageChange"),
    /** Notes and events of days in Calendar. */
    dayEvents: below("dayEvents", dayEventSchema, "dayEvent"),
    recurringShifts: below("recurringShifts", recurringShiftSchema, "recurringShift"),
    shiftTemplates: below("shiftTemplates", shiftTemplateSchema, "shiftTemplate"),
    weekTemplates: below("weekTemplates", weekTemplateSchema, "weekTemplate"),
    /** Shifts that employees are asked to take over, and whom the server asked for each. */
    coverOffers: below("coverOffers", coverOfferSchema, "shift"),
    covers: below("covers", coverSchema, "shift"),
    /** Former shifts of employees, for the calendars that still hold them. */
    withdrawnShifts: below("withdrawnShifts", withdrawnShiftSchema, "shift"),
    timeEntryAudits: below("timeEntryAudits", timeEntryAuditSchema, "auditRow"),
    /** Every change of every audited record. */
    audits: below("audits", auditRowSchema, "auditRow"),
    /** What nightly checks found to differ from its sources. */
    drifts: below("drifts", driftSchema, "drift"),
    /** The seals of its days. */
    auditDays: below("auditDays", auditDaySchema, "auditRow"),
    employeeWeeks: below("employeeWeeks", employeeWeekSchema, "week"),
    employeeWeekPay: below("employeeWeeks/private/pay", employeeWeekPaySchema, "week"),
    dailySummaries: below("dailySummaries", storedSummarySchema, "summary"),
    salesMonths: below("salesMonths", salesMonthSchema, "sales"),
    payPeriods: below("payPeriods", payPeriodRecordSchema, "payPeriod"),
    payAdjustments: below("payAdjustments", payAdjustmentSchema, "payAdjustment"),
    /** Pay for shifts that were changed inside the notice. */
    noticePremiums: below("noticePremiums", noticePremiumSchema, "publication"),
    payrollSnapshots: below("payrollSnapshots", payrollSnapshotPartSchema, "payrollSnapshot"),
    payrollExports: below("payrollExports", payrollExportSchema, "payrollExport"),
    /** The events of the company, for consumers; deleted after a month. */
    events: below("events", domainEventSchema, "event"),
    /** What the company pays for: one document, or none. */
    subscription: below("subscription", subscriptionSchema, "subscription"),
    usageDays: below("usageDays", usageDaySchema, "usageDay"),
    batches: below("batches", batchSchema, "batch"),
    dataExports: below("dataExports", dataExportSchema, "dataExport"),
    history: below("history", historyEventSchema, "historyRow"),
  };
}

/** The saved views of one login: a document for each list. */
function listViewsOf({ unit, path }: Pick<CompanyUnit, "path" | "unit">, uid: UserId) {
  return collection(unit, {
    path: `${path}/members/${uid}/listViews`,
    schema: listViewsSchema,
    what: "savedView",
  });
}
