import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { aJobRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { aSkill, held } from "../../records/skills/skill-id.test-support.ts";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { mapColumns } from "../../kernel/csv/map-columns.ts";
import { writeCsv } from "../../kernel/csv/write-csv.ts";
import type { Employee, EmployeeProfile } from "../../records/employees/employee.ts";
import { noPersonalData, noTerms } from "../../records/employees/employee.ts";
import { importFields } from "./employees-csv.ts";
import type { FileTerms, PersonOnFile } from "./file-terms.ts";
import type { ImportInput } from "./plan-import.ts";
import { phonesOf } from "../../kernel/phones/phones-of.ts";
import { planImport } from "./plan-import.ts";

export function aPerson(
  id: EmployeeId,
  change: Partial<Employee> = {},
  contact: Partial<EmployeeProfile> = {},
): PersonOnFile {
  const names = { id, name: id, jobRoleIds: [roleId("barista")], locationIds: [aLocationId("l1")] };
  const rest = { status: "active", colour: "#336699", userId: null } as const;
  const days = { payrollId: null, hiredOn: null, terminatedOn: null };
  return {
    employee: { ...names, ...rest, ...days, ...noTerms, version: 3, ...change },
    profile: { email: null, phone: null, notes: "", ...noPersonalData, version: 5, ...contact },
    fields: { values: {}, version: 0 },
  };
}

export const terms: FileTerms = {
  locations: [
    { id: aLocationId("l1"), name: "Quay", status: "active" },
    { id: aLocationId("l2"), name: "Market", status: "active" },
    { id: aLocationId("l3"), name: "Pier", status: "archived" },
  ],
  jobRoles: [aJobRole("Barista"), aJobRole("Cook")],
  skills: [aSkill("Food safety", { code: "FS" }), aSkill("First aid")],
  dayOrder: "month",
  locale: onDevice,
  customFields: [],
  phones: phonesOf("US"),
};
export const ana = aPerson(
  anEmployeeId("ana"),
  {
    name: "=Ana",
    payrollId: "007",
    jobRoleIds: [roleId("barista"), roleId("cook")],
    locationIds: [aLocationId("l2"), aLocationId("l1")],
    hiredOn: "2025-03-09",
    employmentType: "partTime",
    contractSecondsPerWeek: 135_000,
    skills: [held("Food safety", "2027-01-31")],
  },
  {
    email: "ana@x.example",
    phone: "+12125550100",
    notes: 'Says "hi",\nlate',
    birthDate: "2008-02-29",
  },
);
const bo = aPerson(anEmployeeId("bo"), { payrollId: "0012" });
export const people = [ana, bo];

export function plan(text: string, change: Partial<ImportInput> = {}) {
  const { header, rows } = readCsv(text);
  return planImport({
    rows,
    map: mapColumns(header, importFields(terms)),
    people,
    everyone: people.map(({ employee }) => employee),
    terms,
    clearsEmpty: true,
    mayAdd: true,
    today: "2026-11-22",
    newLocationIds: [],
    ...change,
  });
}

export const csv = (header: string[], ...rows: string[][]) => writeCsv(header, rows);
