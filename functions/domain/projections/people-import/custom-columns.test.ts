import { aFieldId } from "../../kernel/ids/record-ids.test-support.ts";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { mapColumns } from "../../kernel/csv/map-columns.ts";
import { aField, shirt, valuesBy } from "../../records/custom-fields/custom-field.test-support.ts";
import { phonesOf } from "../../kernel/phones/phones-of.ts";
import { fileFields } from "./custom-columns.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import { noPersonalData } from "../../records/employees/employee.ts";
import { employeesCsv, importFields } from "./employees-csv.ts";
import type { FileTerms, PersonOnFile } from "./file-terms.ts";
import { planImport } from "./plan-import.ts";

const weight = aField({ id: aFieldId("weight"), label: "Weight", type: "number" });
const trained = aField({ id: aFieldId("trained"), label: "Trained on", type: "date" });
const terms: FileTerms = {
  locations: [{ id: aLocationId("l1"), name: "Harbor", status: "active" }],
  jobRoles: [],
  skills: [],
  dayOrder: "month",
  locale: onDevice,
  customFields: [aField(), shirt, weight, trained],
  phones: phonesOf("US"),
};
const ana: PersonOnFile = {
  employee: anEmployee({ id: anEmployeeId("ana"), name: "Ana", locationIds: [aLocationId("l1")] }),
  profile: { email: null, phone: null, notes: "", ...noPersonalData, version: 1 },
  fields: { values: valuesBy({ locker: "=B 12", shirt: "l", weight: -3.5 }), version: 4 },
};

function plan(header: string[], ...lines: string[][]) {
  const map = mapColumns(header, importFields(terms));
  return planImport({
    rows: lines.map((cells, index) => ({ line: index + 2, cells })),
    map,
    people: [ana],
    everyone: [ana.employee],
    terms,
    clearsEmpty: false,
    mayAdd: true,
    today: "2026-11-22",
    newLocationIds: [aLocationId("l1")],
  });
}

test("a file has a column for each custom field; formulas are inert", () => {
  const [head = "", line = ""] = employeesCsv([ana], terms).split("\r\n");
  expect(head).toContain("Notes,Locker,Shirt size,Weight,Trained on,Record ID");
  expect(line).toContain("'=B 12,L,-3.5,,ana");
});

test("columns are matched by label, and the dry run shows what changes", () => {
  const [row] = plan(
    ["Record ID", "SHIRT size", "weight", "Trained on"],
    ["ana", "m", "4", "3/9/2026"],
  );
  expect(row?.cells).toEqual([
    { label: "Shirt size", before: "L", after: "M" },
    { label: "Weight", before: "-3.5", after: "4" },
    { label: "Trained on", before: "", after: "2026-03-09" },
  ]);
  expect(row?.row?.fields).toEqual([
    { fieldId: "shirt", value: "m" },
    { fieldId: "weight", value: 4 },
    { fieldId: "trained", value: "2026-03-09" },
  ]);
  expect(row?.row?.expectedFieldsVersion).toBe(4);
});

test("a file with the present values changes nothing, an archived choice included", () => {
  const header = importFields(terms).map(({ label }) => label);
  const cells = fileFields(terms).map((field) => field.write(ana, terms));
  expect(plan(header, [...cells, "ana"])[0]?.kind).toBe("same");
});

test("what a field cannot hold is said beside its line", () => {
  const problems = plan(
    ["Name", "Shirt size", "Weight", "Trained on"],
    ["Bo", "XXL", "", ""],
    ["Cy", "", "heavy", ""],
    ["Di", "", "", "soon"],
    ["Ed", "L", "", ""],
  ).map(({ problem }) => problem);
  expect(problems).toEqual([
    'Shirt size: "XXL" is not a choice; use S and M.',
    "Weight: Enter a number.",
    'Trained on: "soon" is no day; write it as 2026-03-09.',
    'Shirt size: "L" is not a choice; use S and M.',
  ]);
});
