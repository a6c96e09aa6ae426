import { describe, expect, test } from "vitest";
import { stepsInTurn } from "./steps-in-turn.ts";
import { newTurns } from "./use-turns.ts";

/** A week whose first undone step can be done again, and a save that the test ends. */
function setUp() {
  const turns = newTurns(() => undefined);
  const told: string[] = [];
  const taken: ("undo" | "redo")[] = [];
  let undone = 1;
  const saving = { subject: "Ana Diaz, Mon 9-5", hasFailed: false };
  const steps = stepsInTurn({
    take: (_, isUndo) => {
      taken.push(isUndo ? "undo" : "redo");
      return Promise.resolve();
    },
    canRedo: () => undone > 0,
    tell: ({ text }) => told.push(text),
    turns,
  });
  const onItsWay = Promise.withResolvers<boolean>();
  const save = () =>
    turns.inTurn(async () => {
      saving.hasFailed = !(await onItsWay.promise);
      if (!saving.hasFailed) undone = 0;
    }, saving);
  const ended = async (isSaved: boolean) => {
    onItsWay.resolve(isSaved);
    await turns.inTurn(() => Promise.resolve());
  };
  return { steps, save, ended, told, taken };
}

describe("a redo while a change is on its way", () => {
  test("says what it waits for", () => {
    const { steps, save, told, taken } = setUp();
    void save();
    steps.redo();
    expect(told).toEqual(["Redo waits until this is saved: Ana Diaz, Mon 9-5."]);
    expect(taken).toEqual([]);
  });

  test("finds nothing once the change is saved, and says so", async () => {
    const { steps, save, ended, told, taken } = setUp();
    void save();
    steps.redo();
    await ended(true);
    expect(told.at(-1)).toBe("Nothing to redo after this was saved: Ana Diaz, Mon 9-5.");
    expect(taken).toEqual([]);
  });

  test("goes on where the change was refused", async () => {
    const { steps, save, ended, taken } = setUp();
    void save();
    steps.redo();
    await ended(false);
    expect(taken).toEqual(["redo"]);
  });
});

describe("an undo while a change is on its way", () => {
  test("takes the change back once it is saved", async () => {
    const { steps, save, ended, told, taken } = setUp();
    void save();
    steps.undo();
    expect(told).toEqual(["Undo waits until this is saved: Ana Diaz, Mon 9-5."]);
    await ended(true);
    expect(taken).toEqual(["undo"]);
  });

  test("takes nothing back where the change was refused", async () => {
    const { steps, save, ended, taken } = setUp();
    void save();
    steps.undo();
    await ended(false);
    expect(taken).toEqual([]);
  });
});

test("a redo with nothing on its way is done without a word", async () => {
  const { steps, ended, told, taken } = setUp();
  steps.redo();
  await ended(true);
  expect(taken).toEqual(["redo"]);
  expect(told).toEqual([]);
});
