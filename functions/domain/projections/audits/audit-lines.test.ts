import { aSalary } from "../../rules/rates/salary.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { anAuditRow } from "../../rules/audits/audit-row.test-support.ts";
import { auditLines } from "./audit-lines.ts";

const names = {
  employee: (id: string) => ({ ana: "Ana", ben: "Ben" })[id] ?? id,
  location: () => "Quay",
  jobRole: () => "Barista",
  currency: "USD",
  timeZone: "America/New_York",
};
const lines = (given: Parameters<typeof anAuditRow>[0]) =>
  auditLines(anAuditRow(given), names, onDevice);
const change = (field: string, before: unknown, after: unknown) => ({
  field,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});

test("a shift names each field that changed, with present names", () => {
  const changes = [
    change("employeeId", "ana", "ben"),
    change("endsAtLocal", "17:00", "18:00"),
    { field: "note", before: null, after: null },
  ];
  expect(lines({ facts: { entity: "shift", act: "changed", changes } })).toEqual([
    "Shift changed",
    "Employee: Ana → Ben",
    expect.stringMatching(/^End: 5:00.PM → 6:00.PM$/u),
    "Note changed",
  ]);
});

test("an event of the calendar names what changed, its text only as changed", () => {
  const changes = [
    change("times", null, { startsAtLocal: "18:00", endsAtLocal: "20:00" }),
    change("locationId", "quay", null),
    change("audience", "managers", "everyone"),
    { field: "text", before: null, after: null },
  ];
  expect(lines({ facts: { entity: "dayEvent", act: "changed", changes } })).toEqual([
    "Event changed",
    expect.stringMatching(/^Times: all day → 6:00.*8:00.PM$/u),
    "Location: Quay → All locations",
    "Visible to: Managers only → Everyone",
    "Note changed",
  ]);
});

test("a checklist that was left unfinished names its open items, and one that is not read is no fault", () => {
  const row = (after: unknown) => {
    const changes = [change("leftUndone", null, after)];
    return lines({ facts: { entity: "checklist", act: "leftUndone", changes } });
  };
  expect(row({ name: "Opening", items: ["Doors unlocked", "Refrigerator"] })).toEqual([
    "Clocked out with a checklist unfinished",
    "Left open in “Opening”: Doors unlocked and Refrigerator",
  ]);
  expect(row("Opening")).toEqual(["Clocked out with a checklist unfinished", "–"]);
});

test("a checklist template names what changed in it", () => {
  const changes = [change("needsSignOff", false, true), change("itemDetails", "one", "two")];
  expect(lines({ facts: { entity: "checklist", act: "changed", changes } })).toEqual([
    "Checklist template changed",
    "Items changed",
    "Needs sign-off: no → yes",
  ]);
});

test("a rate is told with its amounts, or without for readers who do not see wages", () => {
  const facts = { entity: "wage", act: "added", day: "2026-03-02", changes: [] } as const;
  const pay = { changes: [change("rate", 185_000, 200_000)] };
  const row = { facts: { ...facts, changes: [] }, pay };
  expect(lines(row)).toEqual(["Rate set: $18.50 → $20.00, from Mar 2, 2026"]);
  const salary = aSalary(5_200_000, { isExempt: true });
  const promoted = { ...row, pay: { changes: [change("rate", 185_000, salary)] } };
  expect(lines(promoted)).toEqual(["Rate set: $18.50 → $52,000 a year (exempt), from Mar 2, 2026"]);
  const unseen = anAuditRow(row);
  const hidden = { ...unseen, pay: { ...unseen.pay, salt: null, values: null } };
  expect(auditLines(hidden, names, onDevice)).toEqual(["Rate set, from Mar 2, 2026"]);
});

test("access, pay periods and publications are told in a sentence", () => {
  const access = (before: string | null, after: string | null) =>
    lines({
      facts: { entity: "access", act: "rightsChanged", changes: [change("role", before, after)] },
    });
  expect(access(null, "manager")).toEqual(["Access given as manager"]);
  expect(access("manager", "admin")).toEqual(["Role changed from manager to admin"]);
  expect(access("manager", null)).toEqual(["Access removed"]);
  const period = { entity: "payPeriod", act: "reopen", day: "2026-03-02" } as const;
  const [said] = lines({ facts: { ...period, detail: '{"lastDay":"2026-03-15"}' } });
  expect(said).toMatch(/^Pay period .*2.*15.* reopened$/u);
  const published = { added: 2, changed: 0, removed: 0, total: 12 };
  const detail = JSON.stringify({ of: null, count: 0, published });
  expect(lines({ facts: { entity: "schedule", act: "published", detail } })).toEqual([
    "12 shifts (2 added)",
  ]);
});

test("a row that a later release wrote shows its action", () => {
  expect(lines({ facts: { entity: "settings", act: "rewritten" } })).toEqual(["rewritten"]);
});
