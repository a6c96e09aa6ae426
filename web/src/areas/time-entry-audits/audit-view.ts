import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { inLanguage } from "@crewline/domain/kernel/formats/in-language";
import { zoneMark } from "@crewline/domain/kernel/time/zone-mark";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { auditLines } from "@crewline/domain/projections/audits/audit-lines";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { auditEntityWords } from "@crewline/domain/words/audits/audit-labels";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { locationNames } from "../../entities/locations/location-names.ts";

/** A row of the audit as the screen shows it. */
export interface AuditView {
  row: AuditRow;
  /** The zone of its place, in which its times are shown. */
  timeZone: string;
  /** "PST" where that is not the company's zone; the rows are in the order of their instants. */
  zoneMark: string | null;
  entity: string;
  /** The employee, location or login that it is about; "" for the company. */
  subject: string;
  /** The editor; what was removed for good is named as such. */
  by: string;
  lines: readonly string[];
}

interface Names {
  company: Company;
  employees: readonly Employee[];
  locations: readonly Location[];
}

export function auditViews(
  rows: readonly AuditRow[],
  { company, employees, locations }: Names,
  locale: Locale,
): AuditView[] {
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  const names = {
    employee: employeeNames(employees),
    location: locationNames(locations),
    jobRole: jobRoleNames(company.jobRoles),
    currency: company.currency,
  };
  return rows.map((row) => {
    const [locationId] = row.locationIds;
    const zone = locationId === undefined ? undefined : zones.get(locationId);
    const timeZone = zone ?? company.timeZone;
    return {
      row,
      timeZone,
      zoneMark: timeZone === company.timeZone ? null : zoneMark(row.at, timeZone),
      entity: inLanguage(auditEntityWords, locale)[row.entity],
      subject: subjectOf(row, names),
      by: byOf(row),
      lines: auditLines(row, { ...names, timeZone }, locale),
    };
  });
}

type Readers = Pick<Parameters<typeof auditLines>[1], "employee" | "location">;

function subjectOf({ entity, employeeId, locationIds, words }: AuditRow, names: Readers): string {
  if (entity === "access") return words.values?.employeeName ?? "Removed";
  if (employeeId !== null) return names.employee(employeeId);
  return locationIds.map(names.location).join(", ");
}

function byOf({ words, source }: AuditRow): string {
  if (words.values === null) return "Removed";
  return source === "support" ? `${PRODUCT_NAME} support` : words.values.byName;
}
