import { aBatchId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import { expect, test } from "vitest";
import type { Step } from "./undo-stack.ts";
import { doneAgain, dropped, emptyStack, MOST_STEPS, pushed, takenBack } from "./undo-stack.ts";

const step = (id: string): Step => ({ id, action: "move", subject: "Ana Diaz", changes: [] });
const whole = (taken: Step) => ({ taken, left: null });
const ids = (steps: readonly Step[]) => steps.map(({ id }) => id);

test("steps are undone from the latest and redone in order", () => {
  const [a, b] = [step("a"), step("b")];
  const both = pushed(pushed(emptyStack, a), b);
  const back = takenBack(takenBack(both, b, whole(b)), a, whole(a));
  expect([ids(back.done), ids(back.undone)]).toEqual([[], ["b", "a"]]);
  const again = doneAgain(back, a, whole(a));
  expect([ids(again.done), ids(again.undone)]).toEqual([["a"], ["b"]]);
});

test("a part of a step is undone, and the rest can be undone later", () => {
  const both = pushed(pushed(emptyStack, step("a")), step("b"));
  const parts = { taken: step("part"), left: step("rest") };
  const back = takenBack(both, step("a"), parts);
  expect([ids(back.done), ids(back.undone)]).toEqual([["rest", "b"], ["part"]]);
  const again = doneAgain(back, step("part"), { taken: null, left: step("part") });
  expect([ids(again.done), ids(again.undone)]).toEqual([["rest", "b"], ["part"]]);
});

test("a new step ends what could be redone", () => {
  const back = takenBack(pushed(emptyStack, step("a")), step("a"), whole(step("a")));
  expect(pushed(back, step("b"))).toEqual({ done: [step("b")], undone: [] });
});

test("a step that was refused is neither undone nor redone", () => {
  expect(dropped(pushed(emptyStack, step("a")), step("a"))).toEqual(emptyStack);
});

test("a week that is copied again has new shifts, so later steps cannot be redone", () => {
  const copy = step("a");
  const done = pushed(pushed(emptyStack, copy), step("b"));
  const back = takenBack(takenBack(done, step("b"), whole(step("b"))), copy, whole(copy));
  const batchIds = [aBatchId("batch")];
  const batch = { batchIds, again: () => Promise.resolve({ batchIds }) };
  const again = doneAgain(back, copy, whole({ ...step("c"), batch }));
  expect([ids(again.done), ids(again.undone)]).toEqual([["c"], []]);
});

test("at least 50 steps are kept, the oldest are dropped first", () => {
  const many = Array.from({ length: MOST_STEPS + 1 }, (_, at) => step(String(at)));
  const { done } = many.reduce(pushed, emptyStack);
  expect(done.length).toBeGreaterThanOrEqual(50);
  expect(done[0]?.id).toBe("1");
  expect(done.at(-1)?.id).toBe(String(MOST_STEPS));
});
