import { describe, expect, test } from "vitest";
import { dayOrderIn } from "../../kernel/csv/read-moment.ts";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { aJobRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { planPunchImport } from "./plan-punch-import.ts";
import type { PunchTerms } from "./punch-terms.ts";
import { guessPunchColumns, readPunchTable } from "./read-punch-table.ts";
import { withChecked } from "./work-cells.ts";

const [harbor, pier, quay] = ["harbor", "pier", "quay"].map((name) => aLocationId(name));
if (!harbor || !pier || !quay) throw new Error("Three locations.");

const person = (name: string, payrollId: string | null, locationIds = [harbor]) => ({
  employee: { id: anEmployeeId(name.toLowerCase()), name, payrollId, locationIds },
  profile: { email: `${name.toLowerCase()}@example.com` },
});

const terms: PunchTerms = {
  people: [person("Ana", "007"), person("Bob", "12", [pier, harbor]), person("Cy", null)],
  locations: [
    { id: harbor, name: "Harbor", timeZone: "America/New_York" },
    { id: pier, name: "Pier", timeZone: "America/Los_Angeles" },
    { id: quay, name: "Quay", timeZone: "America/New_York" },
  ],
  jobRoles: [aJobRole("Barista")],
  dayOrder: "month",
  locationId: null,
  isInReach: (id) => id !== quay,
  now: "2026-03-20T12:00:00.000Z",
  locale: american,
};

function plan(text: string, change: Partial<PunchTerms> = {}) {
  const table = readPunchTable(text);
  const map = guessPunchColumns(table, null);
  const dayOrder = dayOrderIn(
    table.rows.flatMap(({ cells }) => cells),
    "month",
  );
  return planPunchImport({ ...terms, dayOrder, rows: table.rows, map, ...change });
}

const made = (text: string, change: Partial<PunchTerms> = {}) =>
  plan(text, change).rows.flatMap(({ row }) => (row === null ? [] : [row]));
const spans = (text: string) =>
  made(text).map(({ title, startsAt, endsAt }) => [
    title,
    startsAt.slice(5, 19),
    endsAt?.slice(5, 19),
  ]);
const problems = (text: string, change: Partial<PunchTerms> = {}) =>
  plan(text, change).rows.flatMap(({ line, problem }) =>
    problem === null ? [] : [[line, problem]],
  );

const anaMonday = ["Ana", "03-09T12:58:31", "03-09T21:02:05"];

describe("files of clocks", () => {
  test.each([
    [
      "a log of ZKTeco without headings",
      "7\t2026-03-09 08:58:31\t1\t0\t1\t0\n7\t2026-03-09 17:02:05\t1\t1\t1\t0\n",
    ],
    [
      "semicolons, days first, quotes and a byte-order mark",
      '\uFEFF"Employee No";"Date";"Time";"In/Out"\r\n"007";"09/03/2026";"08:58:31";"C/In"\r\n007;09/03/2026;17:02:05;C/Out\r\n12;13/03/2026;9:00;in\r\n',
    ],
    [
      "12 hours, month first, with the device",
      "AC-No.,Name,sTime,Direction,Device name\n7,Ana,3/9/2026 8:58:31 AM,Clock In,Back door\n7,Ana,3/9/26 5:02:05 PM,Clock Out,Back door\n",
    ],
    [
      "offsets from UTC, without kinds",
      "E-mail,Timestamp\nANA@example.com,2026-03-09T08:58:31-04:00\nana@example.com,2026-03-09T21:02:05Z\n",
    ],
    [
      "one line for the whole work, across two cells",
      "Name,Date,Clock in,Clock out\nana,2026-03-09,08:58:31,17:02:05\n",
    ],
    ["numbers and moments alone", "7,2026-03-09 08:58:31\n7,2026-03-09 17:02:05\n"],
    [
      "a name in front of the moment",
      "7,Ana Diaz,09.03.2026 08:58:31,in\n7,Ana Diaz,09.03.2026 17:02:05,out\n",
    ],
  ])("with %s make the same work", (_what, text) => {
    expect(spans(text)[0]).toEqual(anaMonday);
  });

  test("keep the device, the role and the note", () => {
    const file =
      "Payroll ID,Date/Time,Kind,Device,Job role,Note\n007,2026-03-09 09:00,in,Back door,barista,Hi\n007,2026-03-09 17:00,out,Front,,\n";
    expect(made(file)).toMatchObject([
      { device: "Back door", jobRoleId: roleId("barista"), note: "Hi", hasPunchedBreaks: true },
    ]);
  });

  test("are read by the zone of the location: of the line, of the choice, of the employee", () => {
    const file =
      "Name,Location,Clock in,Clock out\nBob,,2026-03-09 09:00,17:00\nBob,harbor,2026-03-10 09:00,17:00\n";
    const starts = (change = {}) =>
      made(file, change).map(({ startsAt }) => startsAt.slice(11, 13));
    expect(starts()).toEqual(["16", "13"]);
    expect(starts({ locationId: harbor })).toEqual(["13", "13"]);
    expect(starts({ isInReach: (id: string) => id === harbor })).toEqual(["13", "13"]);
  });

  test("may end after midnight, with breaks by their times or by their length", () => {
    const file = [
      "Name,Starts at,Ends at,Breaks,Unpaid break minutes",
      "Ana,2026-03-09 22:00,06:00,23:30-00:00; 02:00-02:15 paid,",
      "Ana,2026-03-11 09:00,17:00,,30",
      "Ana,2026-03-12 09:00,17:00,,0:45",
    ].join("\n");
    const [night, day, other] = made(file);
    expect(night?.breaks.map(({ startsAt, isPaid }) => [startsAt.slice(8, 16), isPaid])).toEqual([
      ["10T03:30", false],
      ["10T06:00", true],
    ]);
    expect(day).toMatchObject({
      hasPunchedBreaks: false,
      breaks: [{ startsAt: "2026-03-11T16:45:00.000Z", endsAt: "2026-03-11T17:15:00.000Z" }],
    });
    expect(other?.breaks[0]?.endsAt).toBe("2026-03-12T17:22:00.000Z");
  });

  test("leave voided time out, and the same line twice", () => {
    const file =
      "Employee,Starts at,Ends at,State\nAna,2026-03-09 09:00,17:00,Voided\nAna,2026-03-10 09:00,17:00,To approve\nAna,2026-03-10 09:00,17:00,\n";
    expect(plan(file).rows.map(({ kind }) => kind)).toEqual(["same", "add", "same"]);
  });
});

describe("lines with a problem", () => {
  test("say what to do", () => {
    const file = [
      "Payroll ID,Name,Date/Time,Kind,Location",
      "99,,2026-03-09 09:00,in,",
      ",Zoe,2026-03-09 09:00,in,",
      ",,2026-03-09 09:00,in,",
      "7,,9 o'clock,in,",
      "7,,2026-03-09 09:00,lunch?,",
      "7,,2026-03-09 09:00,in,Mars",
      "7,,2026-03-09 09:00,in,Quay",
      "7,,2026-03-08 02:30,in,",
      "12,,2026-03-09 09:00,out,",
    ].join("\n");
    expect(problems(file).map(([line, sentence]) => `${line} ${sentence}`)).toEqual([
      "2 No employee has the payroll ID 99.",
      "3 No employee is called Zoe.",
      "4 The payroll ID, e-mail or name of the employee is missing.",
      `5 "9 o'clock" is no date and time; write it as 2026-03-09 08:58.`,
      '6 "lunch?" is no kind of punch; write in, out, break start or break end.',
      "7 There is no location called Mars.",
      "8 You don't manage Quay. An admin can import this line.",
      "9 2026-03-08 02:30 does not exist there: the clocks go forward. Correct the time.",
      "10 No clock-in comes before this punch. Import the file that has it, or add the time.",
    ]);
  });

  test("never join punches around a line that cannot be read", () => {
    const file =
      "Name,Date/Time,Kind\nAna,2026-03-09 08:00,in\nAna,2026-03-09 noon,out\nBob,2026-03-09 08:00,in\nAna,2026-03-09 17:00,out\nBob,2026-03-09 12:00,out\n";
    expect(problems(file)).toEqual([
      [2, "Line 3 of the same employee lies between these punches. Correct it first."],
      [3, expect.stringMatching(/no date and time/u)],
    ]);
    expect(spans(file).map(([who]) => who)).toEqual(["Bob"]);
  });

  test("in the hour that happens twice need an offset", () => {
    const now = "2026-11-20T12:00:00.000Z";
    const file = (time: string) => `Name,Clock in,Clock out\nAna,${time},2026-11-01 06:00\n`;
    expect(problems(file("2026-11-01 01:30"), { now })[0]?.[1]).toMatch(/happens twice there/u);
    expect(made(file("2026-11-01 01:30-05:00"), { now })[0]?.startsAt).toBe(
      "2026-11-01T06:30:00.000Z",
    );
  });

  test("that cannot have been worked are refused as everywhere", () => {
    const file =
      "Name,Clock in,Clock out,Break (mins)\nAna,2026-03-09 09:00,2026-03-11 09:00,\nAna,2026-03-20 07:00,2026-03-20 09:00,\nCy,2026-03-09 09:00,10:00,60\nCy,2026-03-10 09:00,10:00,some\n";
    expect(problems(file).map(([, sentence]) => sentence)).toEqual([
      "That would be 48 hours; one entry may last 24 hours at most.",
      "Worked time cannot lie in the future.",
      "The break is as long as the work.",
      '"some" is no length of a break; write its minutes, such as 30.',
    ]);
  });

  test("overlap time of the same employee in an earlier line", () => {
    const file =
      "Name,Clock in,Clock out\nAna,2026-03-09 09:00,17:00\nAna,2026-03-09 16:59,18:00\nBob,2026-03-09 09:00,17:00\nAna,2026-03-09 17:00,18:00\n";
    expect(problems(file)).toEqual([[3, "This overlaps the time of the same employee in line 2."]]);
    expect(made(file)).toHaveLength(3);
  });

  test("without a clock-out are imported once the clock was forgotten", () => {
    const file = "7,2026-03-19 09:00,in\n12,2026-03-20 02:00,in\n";
    expect(made(file)).toMatchObject([{ title: "Ana", endsAt: null }]);
    expect(problems(file)).toEqual([
      [2, "There is no clock-out yet. Import the file again once there is one."],
    ]);
  });

  test("of two people with one name ask for the number", () => {
    const people = [...terms.people, person("Cy", "13")];
    expect(problems("Name,Clock in,Clock out\nCy,2026-03-09 09:00,17:00\n", { people })).toEqual([
      [2, "Two employees are called Cy. Add a column with their payroll ID."],
    ]);
  });
});

test("what is there already changes nothing, and the reviewer's flags are named", () => {
  const [row] = plan("7,2026-03-09 09:00,in\n7,2026-03-09 17:00,out\n").rows;
  if (row === undefined) throw new Error("One row.");
  const words = { locale: american };
  const answer = { key: "1", problem: null, flags: [] };
  expect(withChecked(row, { ...answer, outcome: "same" }, words)).toMatchObject({
    kind: "same",
    row: null,
  });
  const late = withChecked(row, { ...answer, outcome: "add", flags: ["lateIn"] }, words);
  expect(late.cells.at(-1)).toEqual({ label: "For review", before: null, after: "Came late" });
  const refused = withChecked(row, { ...answer, outcome: "problem", problem: "No." }, words);
  expect(refused).toMatchObject({ kind: "problem", problem: "No.", row: null });
  expect(row.cells.map(({ label, after }) => `${label} ${after}`)).toEqual([
    "Clock-in Mar 9, 2026, 9:00 AM",
    "Clock-out Mar 9, 2026, 5:00 PM",
    "Location Harbor",
  ]);
});
