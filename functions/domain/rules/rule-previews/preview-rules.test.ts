import { employeeWeekIdSchema } from "../../kernel/ids/record-ids.ts";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import type { PolicyChange } from "../../records/pay/overtime-policy.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import { previewRules } from "./preview-rules.ts";
import { aCompany, noRounding, quarters } from "../company/ruled-company.test-support.ts";
import type { RulePart } from "../../records/company/rule-sections.ts";
import { overtimeOf } from "../company/rules-on.ts";

function aWeek(employeeId: EmployeeId, entries: WeekEntry[]): EmployeeWeek {
  const hours = { workedSeconds: 0, regularSeconds: 0, overtimeSeconds: 0, doubletimeSeconds: 0 };
  return {
    id: employeeWeekIdSchema.parse(`${employeeId}_2026-03-02`),
    employeeId,
    weekStart: "2026-03-02",
    timeZone: "America/New_York",
    bounds: zoneBounds,
    daysInRowBefore: 0,
    locationIds: [],
    entries,
    openEntryId: null,
    hours: { ...hours, unpaidBreakSeconds: 0, days: [], entries: [] },
    auditHash: "",
    auditCount: 0,
    version: 1,
  };
}

/** Ana worked 8 h 4 min, Bo ten hours; both for 18.00 an hour. */
const weeks = [
  aWeek(anEmployeeId("ana"), [aWeekEntry({ endsAt: "2026-03-02T22:04:00.000Z" })]),
  aWeek(anEmployeeId("bo"), [
    aWeekEntry({ entryId: anEntryId("bos"), endsAt: "2026-03-03T00:00:00.000Z" }),
  ]),
];
const rate = {
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 180_000,
};
const previewOf = (part: RulePart, policies: PolicyChange[] = []) =>
  previewRules({
    company: aCompany(),
    part,
    period: { firstDay: "2026-03-02", lastDay: "2026-03-15" },
    isClosed: true,
    weeks,
    salaried: [],
    pay: new Map([
      [anEmployeeId("ana"), { rates: [rate], policies }],
      [anEmployeeId("bo"), { rates: [rate], policies }],
    ]),
    employees: new Map(
      ["ana", "bo"].map(anEmployeeId).map((id) => [id, { name: id, payrollId: null }]),
    ),
    now: "2026-03-20T12:00:00.000Z",
  });

test("rounding to quarters takes four minutes from Ana and nothing from Bo", () => {
  const preview = previewOf(quarters);
  expect(preview).toMatchObject({ peopleCount: 2, isClosed: true, currency: "USD" });
  expect(preview.people).toEqual([
    {
      employeeId: "ana",
      employeeName: "ana",
      before: {
        regularSeconds: 29_040,
        overtimeSeconds: 0,
        doubletimeSeconds: 0,
        totalMinor: 14_520,
      },
      after: {
        regularSeconds: 28_800,
        overtimeSeconds: 0,
        doubletimeSeconds: 0,
        totalMinor: 14_400,
      },
    },
  ]);
  expect(preview.after.totalMinor - preview.before.totalMinor).toBe(-120);
});

test("daily overtime moves hours from one kind to the other and adds the half", () => {
  const california = overtimeOf(presetRules("california"));
  const { people, before, after } = previewOf({ section: "overtime", value: california });
  expect(people.map(({ employeeName }) => employeeName)).toEqual(["ana", "bo"]);
  expect(after.overtimeSeconds).toBe(2 * 3600 + 240);
  expect(after.regularSeconds + after.overtimeSeconds).toBe(before.regularSeconds);
  expect(after.totalMinor - before.totalMinor).toBe(1800 + 60);
});

test("a change without effect lists no employee", () => {
  const { people, before, after } = previewOf(noRounding);
  expect(people).toEqual([]);
  expect(after).toEqual(before);
});

test("an exempt employee gets no overtime by other rules either", () => {
  const exempt = [{ effectiveDate: "2026-03-02", policy: "exempt" as const }];
  const california: RulePart = {
    section: "overtime",
    value: overtimeOf(presetRules("california")),
  };
  expect(previewOf(california).people).not.toEqual([]);
  expect(previewOf(california, exempt).people).toEqual([]);
});
