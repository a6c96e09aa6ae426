import { expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { leftUndone } from "./left-undone.ts";
import { aRun, fridge, fridgeAt } from "./run.test-support.ts";

const employeeId = anEmployeeId("ana");
const left = (run: ReturnType<typeof aRun>, time: string) =>
  leftUndone([run], { employeeId, at: `2026-11-20T${time}:00.000Z` }).flatMap(({ items }) =>
    items.map(({ label }) => label),
  );
const anas = aRun({ employeeId });

test("a list that has begun and is not done is left, until it is missed", () => {
  expect(left(anas, "07:59")).toEqual([]);
  expect(left(anas, "08:00")).toEqual(["Refrigerator"]);
  expect(left(anas, "09:30")).toEqual([]);
  expect(left({ ...anas, answers: fridgeAt(4) }, "08:00")).toEqual([]);
});

test("a list of someone else, and an optional item, are none", () => {
  expect(left(aRun(), "08:00")).toEqual([]);
  expect(left({ ...anas, items: [{ ...fridge, isRequired: false }] }, "08:00")).toEqual([]);
});

test("a list on demand is left only if it was started", () => {
  const onDemand = { ...anas, dueAt: null, missedAt: null };
  expect(left(onDemand, "08:00")).toEqual([]);
  expect(left({ ...onDemand, answers: fridgeAt(9) }, "08:00")).toEqual(["Refrigerator"]);
});

test("a failed item is named if its template asks for it, also with a note", () => {
  const done = { ...anas, completedAt: "2026-11-20T08:30:00.000Z", answers: fridgeAt(9, "Noted") };
  expect(left(done, "12:00")).toEqual([]);
  const items = [{ ...fridge, failActions: ["warn" as const] }];
  expect(left({ ...done, items }, "12:00")).toEqual(["Refrigerator"]);
});
