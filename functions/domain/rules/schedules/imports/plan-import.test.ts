import { expect, test } from "vitest";
import { anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import type { TimeOff } from "../../../records/time-off/time-off.ts";
import { aTimeOff } from "../../../records/time-off/time-off-builder.test-support.ts";
import { aJudge } from "../findings/judge.test-support.ts";
import { aPerson } from "../findings/judged.test-support.ts";
import { planOf } from "../plan-of.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { planImport } from "./plan-import.ts";

interface There {
  existing?: Shift[];
  timeOff?: TimeOff[];
  employee?: NonNullable<Parameters<typeof aPerson>[0]>["employee"];
}

function importing(shifts: readonly Shift[], there: There = {}) {
  const { existing = [], timeOff = [], employee = {} } = there;
  const ana = anEmployeeId("ana");
  const own = existing.filter(({ employeeId }) => employeeId === ana);
  return planImport({
    lines: shifts.map((shift, at) => ({ key: String(at + 2), plan: planOf(shift) })),
    existing,
    judge: aJudge([aPerson({ employee, shifts: own, timeOff })]),
  });
}

test("a shift that is there already is not added again, also where its note differs", () => {
  const plan = importing([aShift({ note: "Keys" })], { existing: [aShift()] });
  expect(plan).toEqual({ added: [], same: ["2"], refused: [] });
});

test("of three equal open lines and two equal open shifts, one is added", () => {
  const open = (id: string) => aShift({ id: aShiftId(id), employeeId: null });
  const plan = importing([open("a"), open("b"), open("c")], { existing: [open("x"), open("y")] });
  expect(plan).toMatchObject({ same: ["2", "3"], added: [{ key: "4" }] });
});

test("a deleted shift is not there", () => {
  const plan = importing([aShift()], { existing: [aShift({ state: "cancelled" })] });
  expect(plan.added).toHaveLength(1);
});

test.each<[string, There]>([
  ["overlap", { existing: [aShift({ id: aShiftId("other"), range: "16:00-20:00" })] }],
  ["onTimeOff", { timeOff: [aTimeOff({ from: "2026-11-17", state: "approved" })] }],
  ["outsideLocation", { employee: { locationIds: [] } }],
])("a line is refused by the rule %s", (code, there) => {
  expect(importing([aShift()], there)).toMatchObject({
    added: [],
    refused: [{ key: "2", because: { code } }],
  });
});

test("a line is judged with the lines before it", () => {
  const plan = importing([aShift(), aShift({ range: "12:00-20:00" })]);
  expect(plan).toMatchObject({
    added: [{ key: "2", warnings: [] }],
    refused: [{ key: "3", because: { code: "overlap" } }],
  });
});

test("a line that a manager may override is added with what needs the reason", () => {
  const plan = importing([aShift()], { employee: { jobRoleIds: [] } });
  expect(plan).toMatchObject({
    added: [{ key: "2", warnings: [{ code: "roleMissing" }] }],
    refused: [],
  });
});
