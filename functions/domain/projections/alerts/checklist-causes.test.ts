import { expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { aRun, fridge, fridgeAt } from "../../rules/checklists/run.test-support.ts";
import { causesAt, nextLook } from "./location-causes.ts";
import { aSituation, at, today } from "./situation.test-support.ts";

const of = (run: ReturnType<typeof aRun>) => aSituation({ checklists: [{ day: today, run }] });
const found = (run: ReturnType<typeof aRun>, time: string) =>
  causesAt(of(run), at(time), new Set());

test("a list that is not done when its grace ends is an alert, which names who has it", () => {
  const run = aRun({ employeeId: anEmployeeId("ana") });
  expect(nextLook(of(run), at("09:10"), [])).toBe(at("09:30"));
  expect(found(run, "09:29")).toEqual([]);
  expect(found(run, "09:30")).toMatchObject([
    {
      type: "checklistMissed",
      employeeId: "ana",
      facts: { name: "Opening", at: at("09:00"), day: today },
    },
  ]);
});

test("the same list of two days is two alerts", () => {
  const checklists = ["2026-11-19", today].map((day) => ({ day, run: aRun() }));
  const causes = causesAt(aSituation({ checklists }), at("10:00"), new Set());
  expect(new Set(causes.map(({ id }) => id)).size).toBe(2);
});

test("an answer out of bounds is an alert that names the item, until it is put right", () => {
  const completedAt = at("08:30");
  const run = aRun({ completedAt, answers: fridgeAt(9, "Moved the milk") });
  expect(found(run, "08:30")).toMatchObject([
    { type: "itemFailed", count: 1, facts: { name: "Opening", item: "Refrigerator" } },
  ]);
  expect(found({ ...run, answers: fridgeAt(4) }, "08:40")).toEqual([]);
});

test("an item whose template wants no alert raises none", () => {
  const items = [{ ...fridge, failActions: [] }];
  expect(found(aRun({ items, answers: fridgeAt(9) }), "08:30")).toEqual([]);
});
