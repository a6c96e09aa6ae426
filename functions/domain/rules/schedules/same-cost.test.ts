import { expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { planOf } from "./plan-of.ts";
import { costsTheSame } from "./same-cost.ts";
import { aShift } from "./shift-builder.test-support.ts";

const plan = planOf(aShift({ employeeId: anEmployeeId("ana") }));

test("a shift with another note costs the same", () => {
  const changed = { ...plan, note: "Bring the keys" };
  expect(costsTheSame(plan, changed)).toBe(true);
});

test.each([
  ["another employee", { employeeId: anEmployeeId("ben") }],
  ["no employee", { employeeId: null }],
  ["another location", { locationId: aLocationId("elsewhere") }],
  ["another job role", { jobRoleId: null }],
  ["a later end", { endsAtLocal: "23:30" }],
  ["a longer unpaid break", { unpaidBreakSeconds: plan.unpaidBreakSeconds + 60 }],
] as const)("a shift with %s may cost something else", (_what, change) => {
  expect(costsTheSame(plan, { ...plan, ...change })).toBe(false);
});
