import { expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { checklistRunIdSchema } from "../../kernel/ids/record-ids.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";
import { checklistDayId, packRun } from "../../records/checklists/checklist-run.ts";
import { aRun, fridgeAt } from "../../rules/checklists/run.test-support.ts";
import { checklistFacts } from "./checklist-facts.ts";

const [locationId, day] = [aLocationId("harbor"), "2026-11-20"];
const at = (time: string) => `${day}T${time}:00.000Z`;

function factsOf(runs: readonly Partial<ChecklistRun>[], time: string) {
  const packed = runs.map((run, index) => {
    const id = checklistRunIdSchema.parse(`list${index}`);
    return [id, packRun(aRun({ ...run, id }))];
  });
  const found = { id: checklistDayId(locationId, day), locationId, day };
  return checklistFacts({ ...found, runs: Object.fromEntries(packed) }, at(time)).map(
    ({ measures }) => measures,
  );
}

test("a list counts as done, late or missed, and not while it can still be done", () => {
  const runs = [
    { completedAt: at("08:30"), answers: fridgeAt(4) },
    { completedAt: at("09:10"), answers: fridgeAt(4) },
    {},
  ];
  const [inTime, late] = [{ lists: 1, doneLists: 1, listPoints: 100 }, { lateLists: 1 }];
  expect(factsOf(runs, "09:20")).toEqual([inTime, { ...inTime, ...late }]);
  expect(factsOf(runs, "10:00")).toEqual([
    inTime,
    { ...inTime, ...late },
    { lists: 1, missedLists: 1 },
  ]);
});

test("an answer out of bounds counts and costs points, a task that follows from it does not count", () => {
  const warm = { completedAt: at("08:30"), answers: fridgeAt(9, "Moved the milk") };
  expect(factsOf([warm, { isFollowUp: true, completedAt: at("08:40") }], "10:00")).toEqual([
    { lists: 1, doneLists: 1, listPoints: 0, failedItems: 1 },
  ]);
});

test("a list counts for the employee who had it", () => {
  const employeeId = anEmployeeId("ana");
  const run = aRun({ employeeId, completedAt: at("08:30"), answers: fridgeAt(4) });
  const runs = { [run.id]: packRun(run) };
  const found = { id: checklistDayId(locationId, day), locationId, day, runs };
  expect(checklistFacts(found, at("10:00"))).toMatchObject([{ employeeId, locationId, day }]);
});
