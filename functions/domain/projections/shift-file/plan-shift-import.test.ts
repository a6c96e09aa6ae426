import { describe, expect, test } from "vitest";
import { dryRunOf } from "./shift-file.test-support.ts";
import { withCheckedShift } from "./shift-weeks.ts";

const head =
  "Email,Start Date,Start Time,End Date,End Time,Location,Area,Meal Break (Mins),Comment,Published,Open";
const dryRun = (...lines: string[]) => dryRunOf([head, ...lines].join("\r\n"));
const problemOf = (line: string) => dryRun(line)[0]?.problem;

test("a column with the name of the field in the form was ignored", () => {
  for (const heading of ["Unpaid break", "Unpaid break (min)"]) {
    const text = `Email,Start Date,Start Time,End Time,${heading}\nana@harbor.example,11/17/2026,9:00 AM,5:00 PM,30`;
    expect(dryRunOf(text)[0]?.row?.plan.unpaidBreakSeconds).toBe(1800);
  }
});

test("a line of another scheduler is a draft of the employee, with its break, area and comment", () => {
  const [row] = dryRun(
    "Ana@Harbor.example,11/17/2026,9:00 AM,11/17/2026,5:30 PM,Harbor,Barista,30,Keys,Yes,No",
  );
  expect(row).toMatchObject({ title: "Ana Diaz", kind: "add", problem: null });
  expect(row?.row?.plan).toEqual({
    locationId: "harbor",
    employeeId: "ana",
    jobRoleId: "barista",
    day: "2026-11-17",
    startsAtLocal: "09:00",
    endsAtLocal: "17:30",
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds: 1800,
    note: "Keys",
  });
});

test.each([
  ["marked as open", ",2026-11-17,09:00,,17:00,Harbor,,,,,Yes"],
  ["without an employee", ",2026-11-17,09:00,,17:00,,,,,,"],
])("a line %s is an open shift", (_what, line) => {
  expect(dryRun(line)).toMatchObject([
    { title: "Open shift", kind: "add", row: { plan: { employeeId: null, locationId: "harbor" } } },
  ]);
});

test("a shift that ends the next day says so", () => {
  const [row] = dryRun("ana@harbor.example,2026-11-17,22:00,2026-11-18,06:00,Harbor,,,,,");
  expect(row?.cells[0]?.after).toMatch(/ends the next day/u);
  expect(row?.row?.placed.endsAt).toBe("2026-11-18T11:00:00.000Z");
});

test("a break is read from its start and end where its minutes are not given", () => {
  const text = [
    "Email,Start Date,Start Time,End Time,Meal Break Start Date,Meal Break Start Time,Meal Break End Date,Meal Break End Time",
    "ana@harbor.example,2026-11-17,09:00,17:00,2026-11-17,12:00,2026-11-17,12:45",
  ].join("\n");
  expect(dryRunOf(text)[0]?.row?.plan.unpaidBreakSeconds).toBe(2700);
});

test("an area that is no job role is named and left out", () => {
  const [row] = dryRun("ana@harbor.example,2026-11-17,09:00,,17:00,Harbor,Terrace,,,,");
  expect(row).toMatchObject({ kind: "add", row: { plan: { jobRoleId: null } } });
  expect(row?.cells.map(({ after }) => after).join()).toMatch(/Terrace \(no job role/u);
});

describe("a line is refused with the reason", () => {
  test.each([
    ["zoe@x.example,2026-11-17,09:00,,17:00,Harbor,,,,,", /e-mail zoe@x.example/u],
    ["ana@harbor.example,2026-11-17,09:00,,17:00,Dock,,,,,", /no location called Dock/u],
    ["ana@harbor.example,2026-11-17,09:00,,17:00,Pier,,,,,", /don't manage Pier/u],
    ["ana@harbor.example,2026-11-17,09:00,,17:00,Harbor,,,,,Yes", /marked as open/u],
    ["ana@harbor.example,2026-11-17,09:00,,17:00,Harbor,,,,,Maybe", /use yes or no/u],
    ["ana@harbor.example,soon,09:00,,17:00,Harbor,,,,,", /no date and start time/u],
    ["ana@harbor.example,2026-11-17,09:00,,late,Harbor,,,,,", /no end time/u],
    ["ana@harbor.example,2026-11-17,09:00,2026-11-20,17:00,Harbor,,,,,", /Correct the end date/u],
    ["ana@harbor.example,2026-11-17,09:00,,17:00,Harbor,,half,,,", /write its minutes/u],
    ["ana@harbor.example,2026-11-17,09:00,,17:00,Harbor,,300,,,", /up to 4 hours/u],
    ["ana@harbor.example,2027-03-14,02:30,,10:00,Harbor,,,,,", /2:30 AM/u],
    ["ana@harbor.example,2026-11-01,01:30,,10:00,Harbor,,,,,", /1:30 AM/u],
  ])("%s", (line, why) => {
    expect(dryRun(line)[0]).toMatchObject({ kind: "problem", row: null });
    expect(problemOf(line)).toMatch(why);
  });
});

test("the second of two equal hours is named in the cell", () => {
  const line = "ana@harbor.example,2026-11-01,01:30 (second),,10:00,Harbor,,,,,";
  expect(dryRun(line)[0]?.row?.placed.startsAt).toBe("2026-11-01T06:30:00.000Z");
});

test("a time zone that is not the location's is refused", () => {
  const text =
    "Email,Start Date,Start Time,End Time,Time Zone\nana@harbor.example,2026-11-17,09:00,17:00,America/Chicago";
  expect(dryRunOf(text)[0]?.problem).toMatch(/clocks at Harbor follow America\/New_York/u);
});

test("a line that repeats an earlier one is unchanged, one that overlaps it is refused", () => {
  const first = "ana@harbor.example,2026-11-17,09:00,,17:00,Harbor,,,,,";
  const over = "ana@harbor.example,2026-11-17,16:00,,20:00,Market,,,,,";
  expect(dryRun(first, first, over)).toMatchObject([
    { kind: "add" },
    { kind: "same" },
    { kind: "problem", problem: expect.stringContaining("line 2") },
  ]);
});

test("equal open shifts are each added", () => {
  const open = ",2026-11-17,09:00,,17:00,Harbor,,,,,Yes";
  expect(dryRun(open, open).map(({ kind }) => kind)).toEqual(["add", "add"]);
});

test("a file of 5,000 lines is planned", () => {
  const lines = Array.from({ length: 5000 }, (_, at) => {
    const day = String(1 + (at % 28)).padStart(2, "0");
    return `,2026-11-${day},09:00,,17:00,Harbor,,,,,Yes`;
  });
  expect(dryRun(...lines)).toHaveLength(5000);
});

test("a line says what needs a reason, is there already, or is refused, as the server found", () => {
  const [row] = dryRun("ana@harbor.example,2026-11-17,09:00,,17:00,Harbor,,,,,");
  if (row === undefined) throw new Error("The file has a line.");
  const found = { key: "2", problem: null, warning: null };
  const warned = { ...found, outcome: "add" as const, warning: "Ana is not available" };
  expect(withCheckedShift(row, warned)).toEqual({ ...row, warning: "Ana is not available" });
  const there = { ...found, outcome: "same" as const };
  expect(withCheckedShift(row, there)).toMatchObject({ kind: "same", row: null });
  const refused = { ...found, outcome: "problem" as const, problem: "Ana is off." };
  expect(withCheckedShift(row, refused)).toMatchObject({
    kind: "problem",
    problem: "Ana is off.",
    row: null,
  });
});
