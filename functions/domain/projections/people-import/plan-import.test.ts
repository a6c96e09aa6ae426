import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { aSkill } from "../../records/skills/skill-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { employeesCsv } from "./employees-csv.ts";
import type { ImportInput } from "./plan-import.ts";
import { aPerson, terms, ana, people, plan, csv } from "./plan-import.test-support.ts";

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
      jobRoleNames: ["Cook"],
      namedSkills: null,
      employee: {},
      profile: { email: null },
      fields: [],
      expectedFieldsVersion: 0,
      firstRate: null,
    });
  });
});

describe("a line", () => {
  test("matches the employee with its payroll ID, then the one with its email", () => {
    const kinds = plan(
      csv(
        ["Payroll ID", "E-mail", "Phone"],
        ["007", "other@x.example", "615 555 0101"],
        ["", "BO@x.example", "615 555 0102"],
        ["99", "ana@x.example", "615 555 0103"],
      ),
    ).map(({ kind, title, problem }) => [kind, title, problem]);
    expect(kinds).toEqual([
      ["change", "=Ana", null],
      ["problem", "BO@x.example", "The name is missing."],
      ["problem", "ana@x.example", "Line 2 is about the same person."],
    ]);
  });

  test("without a match adds an employee, with the location that all new employees get", () => {
    const text = csv(["Name", "Job role"], ["Cy", "cook"]);
    const [row] = plan(text, { newLocationIds: [aLocationId("l1")] });
    expect(row).toMatchObject({ kind: "add", title: "Cy" });
    expect(row?.row).toMatchObject({
      employeeId: null,
      jobRoleNames: ["Cook"],
      employee: { name: "Cy", locationIds: ["l1"] },
    });
    expect(plan(text)[0]?.problem).toBe("The location is missing.");
    expect(plan(text, { mayAdd: false })[0]?.problem).toContain("No employee at your locations");
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

describe("skills in a file", () => {
  const planned = (text: string) => plan(csv(["Payroll ID", "Skills"], ["0012", text]))[0];

  test.each([
    ["food safety (2027-01-31)", [{ name: "Food safety", expiresOn: "2027-01-31" }]],
    ["FS; first AID", ["Food safety", "First aid"].map((name) => ({ name, expiresOn: null }))],
    ["Forklift", [{ name: "Forklift", expiresOn: null }]],
  ])("%j are read by name or code, in the company's spelling", (text, namedSkills) => {
    expect(planned(text)?.row).toMatchObject({ namedSkills, employee: {} });
  });

  test.each([
    ["First aid; FIRST AID (2027-01-31)", "Skills: First aid is listed twice."],
    ["x".repeat(61), "Skills: Use at most 60 characters."],
  ])("%j are a problem of the line", (text, problem) => {
    expect(planned(text)?.problem).toBe(problem);
  });

  test("are written by the names that they have now", () => {
    const skills = [aSkill("Food safety", { name: "Food hygiene" })];
    expect(employeesCsv([ana], { ...terms, skills })).toContain("Food hygiene (2027-01-31)");
  });
});

describe("what saving would refuse is a problem of the dry run already", () => {
  const problemsOf = (text: string, change: Partial<ImportInput> = {}) =>
    plan(text, { newLocationIds: [aLocationId("l1")], ...change }).map(({ problem }) => problem);

  test("a payroll ID that two lines of the file have", () => {
    const text = csv(["Name", "Payroll ID"], ["Cy", "50"], ["Di", "50"]);
    expect(problemsOf(text)).toEqual([null, "Cy already has the payroll ID 50."]);
  });

  test("a payroll ID or an e-mail of another record", () => {
    const text = csv(
      ["Record ID", "Payroll ID", "E-mail"],
      ["bo", "007", ""],
      ["bo", "0012", "ana@x.example"],
    );
    expect(problemsOf(text, { clearsEmpty: false })).toEqual([
      "=Ana already has the payroll ID 007.",
      "Line 2 is about the same person.",
    ]);
    const email = csv(["Record ID", "E-mail"], ["bo", "ana@x.example"]);
    expect(problemsOf(email)).toEqual([
      "ana@x.example already belongs to someone in this company.",
    ]);
  });

  test("a payroll ID of an employee at another location", () => {
    const everyone = [{ id: anEmployeeId("far"), name: "Far", payrollId: "99" }];
    const text = csv(["Record ID", "Payroll ID"], ["bo", "99"]);
    expect(problemsOf(text, { everyone })).toEqual(["Far already has the payroll ID 99."]);
  });

  test("an ID that an earlier line gives up, which is free only after the import", () => {
    const text = csv(["Record ID", "Payroll ID"], ["ana", "1"], ["bo", "007"]);
    expect(problemsOf(text)).toEqual([null, "=Ana already has the payroll ID 007."]);
  });

  test("a person whose data was erased", () => {
    const erased = aPerson(anEmployeeId("eve"), { payrollId: "66", isPseudonymised: true });
    const text = csv(["Payroll ID", "Phone"], ["66", "+12125550100"]);
    expect(problemsOf(text, { people: [erased] })[0]).toContain("removed for good");
  });

  test("a record that the reader may not change", () => {
    const boss = {
      ...aPerson(anEmployeeId("kim"), { payrollId: "77" }),
      forbidden: "Kim manages others.",
    };
    const text = csv(["Payroll ID", "Phone"], ["77", "+12125550100"]);
    expect(problemsOf(text, { people: [boss] })).toEqual(["Kim manages others."]);
  });

  test("hours that are out of order, and an archived location", () => {
    const hours = csv(["Payroll ID", "Minimum hours"], ["007", "40"]);
    expect(problemsOf(hours)[0]).toContain("hours");
    const place = csv(["Name", "Locations"], ["Cy", "Pier"]);
    expect(problemsOf(place)).toEqual(["Pier is archived. Restore it first."]);
  });
});

test("empty cells leave the value alone unless they are meant to clear it", () => {
  const text = csv(["Payroll ID", "Phone"], ["007", ""]);
  expect(plan(text, { clearsEmpty: false })[0]?.kind).toBe("same");
  expect(plan(text)[0]?.row?.profile).toEqual({ phone: null });
});

describe("a phone number in a file", () => {
  const text = (phone: string) => csv(["Payroll ID", "Emergency phone"], ["0012", phone]);

  test("is read as a number of the company's country", () => {
    const [row] = plan(text("(615) 555-0123"));
    expect(row?.row?.profile).toEqual({ emergencyPhone: "+16155550123" });
  });

  test.each(["hello", "123"])("that is '%s' is a problem of its line, with an example", (typed) => {
    expect(plan(text(typed))[0]?.problem).toBe(
      "Emergency phone: Enter a phone number, for example (201) 555-0123. Numbers from other countries start with +.",
    );
  });

  test("that the record has already changes nothing, however it is written", () => {
    const mum = aPerson(
      anEmployeeId("mum"),
      { payrollId: "9" },
      { phone: "ask Mum", emergencyPhone: "+16155550123" },
    );
    const file = csv(["Payroll ID", "Phone", "Emergency phone"], ["9", "ask Mum", "615.555.0123"]);
    expect(plan(file, { people: [mum] })[0]?.kind).toBe("same");
    expect(plan(employeesCsv([mum], terms), { people: [mum] })[0]?.kind).toBe("same");
  });
});

test("a column that the file does not have is not touched", () => {
  const [row] = plan(csv(["Payroll ID", "Name"], ["007", "Anna"]));
  expect(row?.row).toMatchObject({ employee: { name: "Anna" }, profile: {} });
});
