import { expect, test } from "vitest";
import { Questions } from "./questions.ts";

const undo = { title: "Undo?", text: "", confirmLabel: "Undo" };

test("a question waits for its answer and is gone then", async () => {
  const questions = new Questions();
  const answer = questions.ask(undo);
  expect(questions.open()).toMatchObject(undo);
  questions.open()?.answer(true);
  await expect(answer).resolves.toBe(true);
  expect(questions.open()).toBeNull();
});

test("a second question replaces the first, which counts as declined", async () => {
  const questions = new Questions();
  const first = questions.ask(undo);
  const second = questions.ask({ ...undo, title: "Sure?" });
  await expect(first).resolves.toBe(false);
  questions.open()?.answer(true);
  await expect(second).resolves.toBe(true);
});
