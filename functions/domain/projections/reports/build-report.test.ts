import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { ReportInput } from "../../records/reports/report.ts";
import type { Measures, ReportFact } from "../../records/summaries/rollup.ts";
import { buildReport } from "./build-report.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import type { ColumnId } from "./report-columns.ts";

const range = { firstDay: "2026-11-16", lastDay: "2026-11-22" };
const names: Record<string, string> = { ana: "Ana", mia: "Mia", harbor: "Harbor" };

function worked(who: string, day: string, measures: Measures): ReportFact {
  return {
    employeeId: anEmployeeId(who),
    day,
    paidOn: day,
    locationId: aLocationId("harbor"),
    jobRoleId: roleId("barista"),
    measures,
  };
}

const facts = [
  worked("ana", "2026-11-16", { regularSeconds: 28_800, payMinor: 16_000, entries: 1 }),
  worked("ana", "2026-11-18", {
    regularSeconds: 28_800,
    overtimeSeconds: 3600,
    payMinor: 19_000,
    overtimeMinor: 3000,
    entries: 1,
    unapprovedEntries: 1,
    unapprovedSeconds: 32_400,
  }),
  worked("mia", "2026-11-16", { regularSeconds: 14_400, payMinor: 8000, entries: 1 }),
];

interface Asked extends Partial<ReportInput> {
  facts?: readonly ReportFact[];
  past?: readonly ReportFact[] | null;
  peers?: readonly ReportFact[];
}

function report({ facts: shown = facts, past = null, peers = [], ...change }: Asked) {
  const filter = { employeeId: null, jobRoleId: null, locationId: null };
  const before = past && { firstDay: "2026-11-09", lastDay: "2026-11-15" };
  const asked = { reportId: "payroll", range, before, groupBy: "employee", filter } as const;
  const input: ReportInput = { ...asked, ...change };
  const terms = { currency: "USD", weekStart: "monday", incompleteUntil: null } as const;
  const table = buildReport({
    input,
    facts: shown,
    before: past,
    peers,
    ...terms,
    nameOf: (key) => names[key] ?? null,
  });
  const place = (id: ColumnId) => reportCatalogue[input.reportId].columns.indexOf(id);
  return {
    table,
    figures: (id: ColumnId) => table.rows.map(({ key, cells }) => [key, cells[place(id)]]),
    total: (id: ColumnId) => table.totals[place(id)],
    past: (id: ColumnId) => table.rows.map(({ key, before: was }) => [key, was?.[place(id)]]),
  };
}

test("the lines are in the order of their names, and those without one last", () => {
  const shown = ["ben", "ana", "zoe", "ida"].map((id) =>
    worked(id, "2026-11-16", { regularSeconds: 3600, payMinor: 100, entries: 1 }),
  );
  const filter = { employeeId: null, jobRoleId: null, locationId: null };
  const known: Record<string, string> = { ben: "Zora", ana: "Ben", zoe: "Ana" };
  const { rows } = buildReport({
    input: { reportId: "payroll", range, before: null, groupBy: "employee", filter },
    facts: shown,
    before: null,
    currency: "USD",
    weekStart: "monday",
    incompleteUntil: null,
    nameOf: (key) => known[key] ?? null,
  });
  expect(rows.map(({ name }) => name)).toEqual(["Ana", "Ben", "Zora", null]);
});

describe("a report", () => {
  test("adds up an employee's days, and the totals add up the employees", () => {
    const { figures, total, table } = report({});
    expect(figures("worked")).toEqual([
      ["ana", 61_200],
      ["mia", 14_400],
    ]);
    expect(total("worked")).toBe(75_600);
    expect(total("pay")).toBe(43_000);
    expect(table.rows.map(({ name }) => name)).toEqual(["Ana", "Mia"]);
  });

  test("tells how many entries and hours of it are unapproved", () => {
    const { table } = report({});
    expect(table).toMatchObject({ unapprovedEntries: 1, unapprovedSeconds: 32_400 });
  });

  test("has a line for every day of the range, also without work", () => {
    const days = report({ groupBy: "day" }).figures("pay");
    expect(days).toHaveLength(7);
    expect(days.slice(0, 3)).toEqual([
      ["2026-11-16", 24_000],
      ["2026-11-17", 0],
      ["2026-11-18", 19_000],
    ]);
  });

  test("of overtime has only lines with overtime, and says when it began", () => {
    const { figures, total } = report({ reportId: "overtime" });
    expect(figures("overtimeBegan")).toEqual([["ana", "2026-11-18"]]);
    expect(total("overtimeCost")).toBe(3000);
    expect(total("worked")).toBe(61_200);
  });

  test("compares days by their place in the range, and shows who worked only before", () => {
    const past = [worked("zoe", "2026-11-11", { regularSeconds: 3600, payMinor: 2000 })];
    expect(report({ past, groupBy: "day" }).past("pay")[2]).toEqual(["2026-11-18", 2000]);
    const people = report({ past });
    expect(people.figures("pay")).toContainEqual(["zoe", 0]);
    expect(people.past("pay")).toContainEqual(["zoe", 2000]);
    expect(people.table.totalsBefore).toContain(2000);
  });

  test("has a share of shifts that were worked on time, and none without shifts", () => {
    const shifts = worked("ana", "2026-11-16", { shifts: 4, lateStarts: 1, missedShifts: 1 });
    const { total } = report({ reportId: "attendance", facts: [shifts] });
    expect(total("onTimeShare")).toBe(0.5);
    expect(report({ reportId: "attendance", facts: [] }).total("onTimeShare")).toBeNull();
  });

  test("of fairness shows employees beside the average of their job role, not of the filter", () => {
    const shift = { workedShifts: 1, weekendShifts: 1 };
    const peers = [
      worked("ana", "2026-11-16", shift),
      worked("ana", "2026-11-21", shift),
      worked("mia", "2026-11-22", { workedShifts: 1 }),
    ];
    const own = peers.filter(({ employeeId }) => employeeId === "ana");
    const all = report({ reportId: "fairness", facts: peers, peers });
    expect(all.figures("weekendAverage")).toEqual([
      ["ana", 1],
      ["mia", 1],
    ]);
    expect([all.total("weekendShifts"), all.total("weekendAverage")]).toEqual([2, 1]);
    expect(report({ reportId: "fairness", facts: own, peers }).figures("weekendAverage")).toEqual([
      ["ana", 1],
    ]);
    const roles = report({ reportId: "fairness", groupBy: "jobRole", facts: peers, peers });
    expect(roles.figures("weekendAverage")).toEqual([["barista", 1]]);
    const days = report({ reportId: "fairness", groupBy: "day", facts: peers, peers });
    expect(days.total("weekendAverage")).toBeNull();
  });
});
