import type { Company } from "@crewline/domain/company/company";
import { availability } from "./availability.ts";
import { batches } from "./batches.ts";
import { companies } from "./companies.ts";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { customFields } from "./custom-fields.ts";
import { dailySummaries } from "./daily-summaries.ts";
import { directory, employeeIndex } from "./directory.ts";
import { dataExports } from "./data-exports.ts";
import { employeeKiosks } from "./employee-pins.ts";
import { kioskPins } from "./kiosk-pins.ts";
import { employeeEnds } from "./employee-ends.ts";
import { employeeEvents } from "./employee-events.ts";
import { employeeEmails } from "./employee-emails.ts";
import { employeePay } from "./employee-pay.ts";
import { employeePhotos } from "./employee-photos.ts";
import { employeeProfiles } from "./employee-profiles.ts";
import { employeeWeekPay } from "./employee-week-pay.ts";
import { employeeWeeks } from "./employee-weeks.ts";
import { employees } from "./employees.ts";
import { fieldValues } from "./field-values.ts";
import { history } from "./history.ts";
import { joinRequests } from "./join-requests.ts";
import { listViews } from "./list-views.ts";
import { locationRecords } from "./location-records.ts";
import { locations } from "./locations.ts";
import { members } from "./members.ts";
import { openWork } from "./open-work.ts";
import { payAdjustments } from "./pay-adjustments.ts";
import { payPeriods } from "./pay-periods.ts";
import { payrollExports } from "./payroll-exports.ts";
import { payrollSnapshots } from "./payroll-snapshots.ts";
import { publishedShifts } from "./published-shifts.ts";
import { schedules } from "./schedules.ts";
import { shifts } from "./shifts.ts";
import { timeEntries } from "./time-entries.ts";
import { timeEntryAudits } from "./time-entry-audits.ts";
import { timeOff } from "./time-off.ts";
import type { Unit } from "./unit/unit.ts";
import { wageChanges } from "./wage-changes.ts";
import { withdrawnShifts } from "./withdrawn-shifts.ts";

export type CompanyStore = ReturnType<typeof companyStore>;

/**
 * Everything of one company. Whoever holds it cannot name another one: the id comes from the
 * verified token, never from an input.
 */
export function companyStore(unit: Unit, companyId: string) {
  const bound: CompanyUnit = { unit, path: `companies/${companyId}` };
  const all = companies(unit);
  return {
    company: () => all.get(companyId),
    saveCompany: (company: Company) => all.save(companyId, company),
    members: members(bound),
    listViews: (uid: string) => listViews(bound, uid),
    availability: availability(bound),
    batches: batches(bound),
    joinRequests: joinRequests(bound),
    locations: locations(bound),
    locationRecords: locationRecords(bound),
    employees: employees(bound),
    directory: directory(bound),
    employeeIndex: employeeIndex(bound),
    employeeProfiles: employeeProfiles(bound),
    employeePhotos: employeePhotos(bound),
    employeeEnds: employeeEnds(bound),
    customFields: customFields(bound),
    fieldValues: fieldValues(bound),
    employeeEvents: employeeEvents(bound),
    employeeKiosks: employeeKiosks(bound),
    kioskPins: kioskPins(bound),
    employeePay: employeePay(bound),
    employeeEmails: employeeEmails(bound),
    wageChanges: wageChanges(bound),
    timeOff: timeOff(bound),
    shifts: shifts(bound),
    publishedShifts: publishedShifts(bound),
    withdrawnShifts: withdrawnShifts(bound),
    schedules: schedules(bound),
    timeEntries: timeEntries(bound),
    employeeWeeks: employeeWeeks(bound),
    employeeWeekPay: employeeWeekPay(bound),
    timeEntryAudits: timeEntryAudits(bound),
    dailySummaries: dailySummaries(bound),
    openWork: openWork(bound),
    dataExports: dataExports(bound),
    payPeriods: payPeriods(bound),
    payAdjustments: payAdjustments(bound),
    payrollSnapshots: payrollSnapshots(bound),
    payrollExports: payrollExports(bound),
    history: history(bound),
  };
}
