import { expect, test } from "vitest";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { carriedOver, followUpOf, withoutCarriedOver } from "./follow-up.ts";
import { aRun, fridge, fridgeAt } from "./run.test-support.ts";

const asks = { ...fridge, failActions: ["task" as const] };
const warm = aRun({ items: [asks], answers: fridgeAt(9, "Moved the milk") });
const [task] = followUpOf(warm, fridge.id, []) ?? [];

test("an answer that failed makes a task of one check for those who may do the list", () => {
  expect(task).toMatchObject({
    name: "Refrigerator",
    description: "Moved the milk",
    isFollowUp: true,
    employeeId: null,
    dueAt: null,
  });
  expect(task?.items).toMatchObject([{ type: "check", label: "Refrigerator" }]);
});

test("the same answer makes one task, and another note changes it", () => {
  const present = task === undefined ? [] : [task];
  expect(followUpOf(warm, fridge.id, present)).toBeNull();
  const other = { ...warm, answers: fridgeAt(9, "Called the engineer") };
  expect(followUpOf(other, fridge.id, present)).toMatchObject([
    { description: "Called the engineer" },
    "save",
  ]);
});

test("an answer that is put right takes the task away, unless it was done", () => {
  const right = { ...warm, answers: fridgeAt(4) };
  const done = aRun({ ...task, answers: fridgeAt(1) });
  expect(followUpOf(right, fridge.id, task === undefined ? [] : [task])).toEqual([task, "remove"]);
  expect(followUpOf(right, fridge.id, [done])).toBeNull();
});

test("an item that asks for none makes none", () => {
  expect(followUpOf({ ...warm, items: [fridge] }, fridge.id, [])).toBeNull();
});

test("a task that nobody did goes on the next day, once; a list does not", () => {
  const yesterday = [aRun(), ...(task === undefined ? [] : [task])];
  expect(carriedOver(yesterday, [])).toEqual([task]);
  expect(carriedOver(yesterday, yesterday)).toEqual([]);
  const done = yesterday.map((run) => ({ ...run, completedAt: "2026-11-20T10:00:00.000Z" }));
  expect(carriedOver(done, [])).toEqual([]);
});

test("a task that was carried over shows once to a person who works at night", () => {
  const harbor = locationIdSchema.parse("harbor");
  const runs = [aRun(), ...(task === undefined ? [] : [task])];
  const friday = { locationId: harbor, day: "2026-11-20", runs };
  const saturday = { ...friday, day: "2026-11-21" };
  const elsewhere = { ...saturday, locationId: locationIdSchema.parse("market") };
  expect(withoutCarriedOver(friday, [friday, saturday])).toEqual([aRun()]);
  expect(withoutCarriedOver(saturday, [friday, saturday])).toEqual(runs);
  expect(withoutCarriedOver(friday, [friday, elsewhere])).toEqual(runs);
});
