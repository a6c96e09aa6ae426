import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { effectSentences, judgedWordsOf } from "./effect-words.ts";
import type { RuleEffect } from "../../rules/rule-previews/rule-effects.ts";

const preview = (...effects: RuleEffect[]) => ({
  firstDay: "2026-11-09",
  lastDay: "2026-11-15",
  isClosed: true,
  section: "clock" as const,
  judgedCount: 31,
  effects,
});
const told = (kind: RuleEffect["kind"], before: number, after: number, ...people: string[]) =>
  effectSentences(preview({ kind, before, after, people }), onDevice)[0];

test("an effect says how many, what and who", () => {
  expect(told("clockInRefused", 0, 4, "Ana", "Bo")).toBe(
    "4 clock-ins would have been refused: Ana and Bo.",
  );
  expect(told("shiftWarned", 0, 1, "Ana")).toBe(
    "1 published shift would have been warned about: Ana.",
  );
});

test("it says what it was with the old rules, where that was something", () => {
  expect(told("lateIn", 5, 2, "Ana")).toBe(
    "2 clock-ins would have been marked late instead of 5: Ana.",
  );
  expect(told("lateIn", 5, 0, "Ana")).toBe(
    "No clock-in would have been marked late instead of 5: Ana.",
  );
  expect(told("shiftWarned", 2, 2, "Ana")).toBe(
    "2 published shifts would have been warned about, as many as with the old rules: Ana.",
  );
});

test("at most five people are named", () => {
  const people = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"];
  expect(told("ownApprovalPossible", 0, 9, ...people)).toBe(
    "9 time entries could have been approved by the person who worked: Ana, Bo, Cy, Di, Ed and 3 more.",
  );
});

test("what was looked at is counted in its own words", () => {
  expect(judgedWordsOf(preview(), onDevice)).toBe("31 clock-ins");
  expect(judgedWordsOf({ ...preview(), section: "approvals", judgedCount: 1 }, onDevice)).toBe(
    "1 decision about time",
  );
});
