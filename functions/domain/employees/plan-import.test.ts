import { describe, expect, test } from "vitest";
import { readCsv } from "../csv/read-csv.ts";
import { mapColumns } from "../csv/map-columns.ts";
import { writeCsv } from "../csv/write-csv.ts";
import type { Employee, EmployeeProfile } from "./employee.ts";
import { noPersonalData, noTerms } from "./employee.ts";
import { employeesCsv, importFields } from "./employees-csv.ts";
import type { FileTerms, PersonOnFile } from "./import-fields.ts";
import type { ImportInput } from "./plan-import.ts";
import { planImport } from "./plan-import.ts";

function aPerson(
  id: string,
  change: Partial<Employee> = {},
  contact: Partial<EmployeeProfile> = {},
): PersonOnFile {
  const names = { id, name: id, jobRoles: ["Barista"], locationIds: ["l1"] };
  const rest = { status: "active", colour: "#336699", userId: null } as const;
  const days = { payrollId: null, hiredOn: null, terminatedOn: null };
  return {
    employee: { ...names, ...rest, ...days, ...noTerms, version: 3, ...change },
    profile: { email: null, phone: null, notes: "", ...noPersonalData, version: 5, ...contact },
  };
}

const terms: FileTerms = {
  locations: [
    { id: "l1", name: "Quay" },
    { id: "l2", name: "Market" },
  ],
  jobRoles: ["Barista", "Cook"],
  dayOrder: "month",
};
const ana = aPerson(
  "ana",
  {
    name: "=Ana",
    payrollId: "007",
    jobRoles: ["Barista", "Cook"],
    locationIds: ["l2", "l1"],
    hiredOn: "2025-03-09",
    employmentType: "partTime",
    contractSecondsPerWeek: 135_000,
    skills: [{ name: "Food safety", expiresOn: "2027-01-31" }],
  },
  {
    email: "ana@x.example",
    phone: "+12125550100",
    notes: 'Says "hi",\nlate',
    birthDate: "2008-02-29",
  },
);
const bo = aPerson("bo", { payrollId: "0012" });
const people = [ana, bo];

function plan(text: string, change: Partial<ImportInput> = {}) {
  const { header, rows } = readCsv(text);
  return planImport({
    rows,
    map: mapColumns(header, importFields),
    people,
    terms,
    clearsEmpty: true,
    mayAdd: true,
    newLocationIds: [],
    ...change,
  });
}

const csv = (header: string[], ...rows: string[][]) => writeCsv(header, rows);

describe("a file that was exported", () => {
  test("changes nothing when it comes back as it was", () => {
    const rows = plan(employeesCsv(people, terms));
    expect(rows.map(({ kind }) => kind)).toEqual(["same", "same"]);
  });

  test("changes nothing when a spreadsheet has rewritten its numbers and days", () => {
    const text = employeesCsv(people, terms)
      .replace(",007,", ",7,")
      .replace(",0012,", ",12,")
      .replace("'+12125550100", "12125550100")
      .replace("+12125550100", "12125550100")
      .replace(",2025-03-09,", ",3/9/2025,")
      .replace(",37.5,", ',"37,50",');
    expect(plan(text).map(({ kind }) => kind)).toEqual(["same", "same"]);
  });

  test("changes the edited cells and no others", () => {
    const text = employeesCsv(people, terms)
      .replace("Barista; Cook", "Cook")
      .replace("ana@x.example", "");
    const [row, other] = plan(text);
    expect(other?.kind).toBe("same");
    expect(row?.cells).toEqual([
      { label: "E-mail", before: "ana@x.example", after: "" },
      { label: "Job roles", before: "Barista; Cook", after: "Cook" },
    ]);
    expect(row?.row).toEqual({
      key: "2",
      title: "=Ana",
      employeeId: "ana",
      expectedVersion: 3,
      expectedProfileVersion: 5,
      employee: { jobRoles: ["Cook"] },
      profile: { email: null },
      firstRate: null,
    });
  });
});

describe("a line", () => {
  test("is about whoever has its payroll ID, and then whoever has its e-mail", () => {
    const kinds = plan(
      csv(
        ["Payroll ID", "E-mail", "Phone"],
        ["007", "other@x.example", "555 0101"],
        ["", "BO@x.example", "555 0102"],
        ["99", "ana@x.example", "555 0103"],
      ),
    ).map(({ kind, title, problem }) => [kind, title, problem]);
    expect(kinds).toEqual([
      ["change", "=Ana", null],
      ["problem", "BO@x.example", "The name is missing."],
      ["problem", "ana@x.example", "Line 2 is about the same person."],
    ]);
  });

  test("that finds nobody adds somebody, with the location that all new people get", () => {
    const text = csv(["Name", "Job role"], ["Cy", "cook"]);
    const [row] = plan(text, { newLocationIds: ["l1"] });
    expect(row).toMatchObject({ kind: "add", title: "Cy" });
    expect(row?.row).toMatchObject({
      employeeId: null,
      employee: { name: "Cy", jobRoles: ["Cook"], locationIds: ["l1"] },
    });
    expect(plan(text)[0]?.problem).toBe("The location is missing.");
    expect(plan(text, { mayAdd: false })[0]?.problem).toContain("Nobody at your locations");
  });

  test.each([
    ["Locations", "Quay; Mars", "Locations: There is no location called Mars."],
    ["Hired on", "soon", 'Hired on: "soon" is no day; write it as 2026-03-09.'],
    ["Contract hours", "many", 'Contract hours a week: "many" is no number of hours.'],
    ["E-mail", "nobody", "E-mail: Enter an e-mail address, for example ana@example.com."],
    ["Name", "", "Name: A person needs a name."],
    ["Record ID", "gone", "The record of this line does not exist any more."],
  ])("with %s %j says what is wrong", (heading, text, problem) => {
    const header = heading === "Record ID" ? [heading, "Notes"] : ["Payroll ID", heading];
    const cells = heading === "Record ID" ? [text, "x"] : ["007", text];
    expect(plan(csv(header, cells))[0]?.problem).toBe(problem);
  });
});

test("empty cells leave the value alone unless they are meant to clear it", () => {
  const text = csv(["Payroll ID", "Phone"], ["007", ""]);
  expect(plan(text, { clearsEmpty: false })[0]?.kind).toBe("same");
  expect(plan(text)[0]?.row?.profile).toEqual({ phone: null });
});

test("a column that the file does not have is not touched", () => {
  const [row] = plan(csv(["Payroll ID", "Name"], ["007", "Anna"]));
  expect(row?.row).toMatchObject({ employee: { name: "Anna" }, profile: {} });
});
