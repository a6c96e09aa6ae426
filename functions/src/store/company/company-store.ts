import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { companies } from "../companies.ts";
import { saveDueWork } from "../due-work.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";
import type { Unit } from "../unit/unit.ts";
import { checklistDays, checklistTemplates } from "./checklists.ts";
import { companyCollections } from "./company-collections.ts";
import { customFields } from "./custom-fields.ts";
import { directory, employeeIndex } from "./directory.ts";
import { employeeEmails } from "./employee-emails.ts";
import { employees } from "./employees.ts";
import { fieldValues } from "./field-values.ts";
import { handOverNotes } from "./hand-over-notes.ts";
import { locationIndex } from "./packed/location-index.ts";
import { locationRecords } from "./location-records.ts";
import { locations } from "./locations.ts";
import { openWork } from "./packed/open-work.ts";
import { companyWork, waitingCollections } from "./packed/waiting.ts";
import { plannedShifts } from "./schedules/planned-shifts.ts";
import { publicationCollections, publishedShifts } from "./schedules/publications.ts";
import { rosterDays } from "./packed/roster-days.ts";
import { scheduledReports } from "./scheduled-reports.ts";
import { schedules } from "./schedules/schedules.ts";
import { shiftRollups, weekRollups } from "./rollups.ts";
import { shiftPacks } from "./packed/shift-packs.ts";
import { workedYears } from "./worked-years.ts";
import { timeEntries } from "./time-entries.ts";
import { weekPresences } from "./schedules/week-presences.ts";

export type CompanyStore = ReturnType<typeof companyStore>;

/**
 * All data of one company. Its holder cannot name another one: the id comes from the verified
 * token, never from an input.
 */
export function companyStore(unit: Unit, companyId: CompanyId) {
  const bound: CompanyUnit = { unit, companyId, path: `companies/${companyId}` };
  const all = companies(unit);
  return {
    companyId,
    /** The present; a seed writes a company as of another moment. */
    now: unit.now,
    newSalt: unit.newSalt,
    company: () => all.get(companyId),
    saveCompany: (company: Company) => all.save(companyId, company),
    ...companyCollections(bound),
    ...publicationCollections(bound),
    ...waitingCollections(bound),
    companyWork: companyWork(bound),
    locations: locations(bound),
    locationRecords: locationRecords(bound),
    locationIndex: locationIndex(bound),
    employees: employees(bound),
    directory: directory(bound),
    employeeIndex: employeeIndex(bound),
    employeeEmails: employeeEmails(bound),
    customFields: customFields(bound),
    fieldValues: fieldValues(bound),
    handOverNotes: handOverNotes(bound),
    openWork: openWork(bound),
    shifts: plannedShifts(bound),
    rosterDays: rosterDays(bound),
    publishedShifts: publishedShifts(bound),
    checklistDays: checklistDays(bound),
    checklistTemplates: checklistTemplates(bound),
    schedules: schedules(bound),
    scheduledReports: scheduledReports(bound),
    shiftPacks: shiftPacks(bound),
    weekRollups: weekRollups(bound),
    workedYears: workedYears(bound),
    shiftRollups: shiftRollups(bound),
    timeEntries: timeEntries(bound),
    weekPresences: weekPresences(bound),
    /** Sets work of the company for when it is due; null sets nothing. */
    setDue: (due: DueWork | null) => saveDueWork(unit, due),
  };
}
