import { expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { ShownProblem } from "../../records/pay/period-checklist.ts";
import { explainStake } from "./checklist-figures.ts";
import { addsUp } from "./explained-figure.ts";

const aProblem = (name: string, seconds: number, amountMinor: number | null): ShownProblem => ({
  kind: "unapproved",
  employeeId: anEmployeeId(name),
  employeeName: name,
  locationIds: [],
  seconds,
  amountMinor,
  entry: null,
  missing: null,
  dispute: null,
});
const problems = [aProblem("ana", 28_800, 14_800), aProblem("ben", 3600, null)];
const item = {
  kind: "unapproved" as const,
  count: 2,
  people: 2,
  seconds: 32_400,
  amountMinor: 14_800,
  problems,
};

test("the hours and the pay of an item are those of its problems", () => {
  for (const stake of ["hours", "pay"] as const) {
    expect(addsUp(explainStake(item, stake))).toBe(true);
  }
});

test("a problem without known pay is no line of the pay", () => {
  const { lines } = explainStake(item, "pay");
  expect(lines.map(({ of }) => of.employeeName)).toEqual(["ana"]);
});

test("of more problems than are listed, the others are named as a rest", () => {
  const listed = { ...item, problems: problems.slice(0, 1) };
  expect(explainStake(listed, "hours").rest).toBe(3600);
});
