import { expect, test } from "vitest";
import { fitsItem, isAnswered, isFailed } from "./judge-answer.ts";

const fridge = { type: "temperature", min: 0, max: 5, choices: [] } as const;
const of = (type: "check" | "yesNo" | "text" | "choice") => ({
  type,
  min: null,
  max: null,
  choices: type === "choice" ? ["In the safe"] : [],
});

test("a measured value fails beyond its bounds, which are both allowed", () => {
  const values = [-0.01, 0, 5, 5.01];
  expect(values.map((value) => isFailed({ ...fridge, choices: [] }, value))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isFailed({ ...fridge, min: null, choices: [] }, -40)).toBe(false);
});

test("No fails; a text, a choice and a check that is not made yet do not", () => {
  expect(isFailed(of("yesNo"), false)).toBe(true);
  expect(isFailed(of("yesNo"), true)).toBe(false);
  expect(isFailed(of("text"), "Broken lamp")).toBe(false);
  expect(isFailed(of("choice"), "In the safe")).toBe(false);
  expect(isFailed(of("check"), false)).toBe(false);
});

test("an answer has the form of its item, and a choice is one that is offered", () => {
  expect(fitsItem(of("check"), true)).toBe(true);
  expect(fitsItem(of("check"), "yes")).toBe(false);
  expect(fitsItem({ ...fridge, choices: [] }, 3.5)).toBe(true);
  expect(fitsItem(of("choice"), "In the safe")).toBe(true);
  expect(fitsItem(of("choice"), "At home")).toBe(false);
});

test("a check that was taken back is not done, a No is", () => {
  expect(isAnswered(of("check"), false)).toBe(false);
  expect(isAnswered(of("yesNo"), false)).toBe(true);
  expect(isAnswered(of("text"), null)).toBe(false);
});
