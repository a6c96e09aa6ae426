import { american } from "../../kernel/formats/readers.test-support.ts";
import { mapColumns } from "../../kernel/csv/map-columns.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { jobRoleNames } from "../../rules/job-roles/job-role-names.ts";
import type { ShiftRow } from "./plan-shift-import.ts";
import { planShiftImport } from "./plan-shift-import.ts";
import type { ShiftTerms } from "./read-shift-line.ts";
import type { SheetTerms } from "./schedule-sheet.ts";
import { shiftFields } from "./shift-fields.ts";

const people = [
  { id: "ana", name: "Ana Diaz", payrollId: "00417", email: "ana@harbor.example" },
  { id: "ben", name: "Ben Ode", payrollId: null, email: "ben@harbor.example" },
].map(({ id, name, payrollId, email }) => ({
  employee: { id: anEmployeeId(id), name, payrollId, locationIds: [aLocationId("harbor")] },
  profile: { email },
}));
const jobRoles = [
  { id: roleId("barista"), name: "Barista", code: "", colour: "#aa5500", isArchived: false },
  { id: roleId("cook"), name: "Cook", code: "", colour: "#00aa55", isArchived: false },
];

/** What the lines of test files refer to. */
export const fileTerms: ShiftTerms = {
  people,
  locations: [
    { id: aLocationId("harbor"), name: "Harbor", timeZone: "America/New_York" },
    { id: aLocationId("market"), name: "Market", timeZone: "America/New_York" },
    { id: aLocationId("pier"), name: "Pier", timeZone: "America/Chicago" },
  ],
  jobRoles,
  dayOrder: "month",
  locationId: aLocationId("harbor"),
  isInReach: (id) => id !== "pier",
  locale: american,
};

/** The dry run of a file, its columns read by their headings. */
export function dryRunOf(text: string, change: Partial<ShiftTerms> = {}): ShiftRow[] {
  const { header, rows } = readCsv(text);
  return planShiftImport({ ...fileTerms, ...change, rows, map: mapColumns(header, shiftFields) });
}

/** How test files name people, places and job roles; without costs. */
export const sheetTerms: SheetTerms = {
  personOf: (id) => {
    const found = people.find(({ employee }) => employee.id === id);
    return found === undefined
      ? { name: "A former employee", email: null, payrollId: null }
      : { ...found.employee, ...found.profile };
  },
  placeOf: (id) => fileTerms.locations.find((place) => place.id === id)?.name ?? "",
  roleName: jobRoleNames(jobRoles),
  costOf: null,
  locale: american,
};
