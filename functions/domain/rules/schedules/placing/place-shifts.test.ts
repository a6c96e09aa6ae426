import { anEmployeeId, aShiftId, aUserId } from "../../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import type { OverrideDecision } from "../../../records/schedules/shift-override.ts";
import type { TimeOff } from "../../../records/time-off/time-off.ts";
import { aTimeOff } from "../../../records/time-off/time-off-builder.test-support.ts";
import { aJudge } from "../findings/judge.test-support.ts";
import { aPerson } from "../findings/judged.test-support.ts";
import { placeShifts } from "./place-shifts.ts";
import { planOf } from "../plan-of.ts";
import { aShift } from "../shift-builder.test-support.ts";

const aPlan = (change: Parameters<typeof aShift>[0] = {}) => planOf(aShift(change));
const by = { at: "2026-11-10T12:00:00.000Z", by: aUserId("kim"), byName: "Kim" };

interface There {
  existing?: ReturnType<typeof aShift>[];
  timeOff?: TimeOff[];
  jobRoleIds?: [];
  decision?: OverrideDecision;
}

function place(
  plans: Parameters<typeof placeShifts>[0],
  { existing = [], timeOff = [], jobRoleIds, decision }: There = {},
) {
  const people = ["ana", "ben"].map((id) =>
    aPerson({
      employee: { id: anEmployeeId(id), name: id, ...(jobRoleIds && { jobRoleIds }) },
      shifts: existing.filter(({ employeeId }) => employeeId === id),
      timeOff: timeOff.filter(({ employeeId }) => employeeId === id),
    }),
  );
  return placeShifts(plans, { judge: aJudge(people), decision, by });
}

test("plans that fit are placed in their zone and week", () => {
  const { placed, skipped } = place([aPlan(), aPlan({ employeeId: anEmployeeId("ben") })]);
  expect(skipped).toEqual([]);
  expect(placed.map(({ placed: one }) => one)).toMatchObject([
    { startsAt: "2026-11-17T14:00:00.000Z", weekStart: "2026-11-16" },
    { startsAt: "2026-11-17T14:00:00.000Z" },
  ]);
});

test("a plan that collides with a shift or with an earlier plan is skipped with the reason", () => {
  const existing = [aShift({ id: aShiftId("there"), employeeId: anEmployeeId("ben") })];
  const { placed, skipped } = place(
    [
      aPlan({ range: "16:00-20:00", employeeId: anEmployeeId("ben") }),
      aPlan(),
      aPlan({ range: "12:00-13:00" }),
    ],
    { existing },
  );
  expect(placed).toHaveLength(1);
  expect(skipped).toMatchObject([
    { who: "ben", because: { code: "overlap", fields: { who: "ben", from: "09:00" } } },
    { who: "ana", because: { code: "overlap", fields: { who: "ana", from: "09:00" } } },
  ]);
});

test("someone who is no employee is skipped, open shifts are not", () => {
  const { placed, skipped } = place([
    aPlan({ employeeId: anEmployeeId("gone") }),
    aPlan({ employeeId: null }),
    aPlan({ employeeId: null }),
  ]);
  expect(placed).toHaveLength(2);
  expect(skipped).toMatchObject([{ who: "gone", day: "2026-11-17" }]);
});

test("an employee with time off then is skipped with the reason", () => {
  const { placed, skipped } = place([aPlan()], { timeOff: [aTimeOff({ from: "2026-11-17" })] });
  expect(placed).toEqual([]);
  expect(skipped).toMatchObject([{ who: "ana", because: { code: "onTimeOff" } }]);
});

test("a plan that needs a reason is skipped without one, and keeps the one that is given", () => {
  const without = place([aPlan()], { jobRoleIds: [] });
  expect(without.skipped).toMatchObject([
    { because: { code: "overrideNeeded", fields: { who: "ana", codes: ["roleMissing"] } } },
  ]);
  const decision = { codes: ["roleMissing" as const], reason: "In training" };
  const { placed } = place([aPlan()], { jobRoleIds: [], decision });
  expect(placed).toMatchObject([
    { overrides: [{ ...decision, employeeId: "ana", byName: "Kim" }] },
  ]);
});

test("a reason for what only the server could find, such as a budget, is kept with the shift", () => {
  const decision: OverrideDecision = { codes: ["overBudget"], reason: "Holiday rush" };
  const { placed } = place([aPlan()], { decision });
  expect(placed[0]?.overrides).toMatchObject([{ codes: ["overBudget"], reason: "Holiday rush" }]);
});
