import { expect, test } from "vitest";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { skippedOnDay, skippedWords } from "./skipped-words.ts";

const day = "2026-11-24";
const overlap = new RuleViolation("overlap", {
  who: "Ana",
  from: "16:00",
  to: "20:00",
  where: "Harbor",
  day,
});
const anOverlap = { who: "Ana", day, because: overlap };
const repeated = {
  who: null,
  day,
  because: { isThere: { day, startsAtLocal: "09:00", endsAtLocal: "17:00" } },
};

test("a shift that was left out names its employee and the rule, for each reader", () => {
  expect([american, german].map((locale) => skippedWords(anOverlap, locale))).toEqual([
    { who: "Ana", why: "Ana already works 4:00 PM – 8:00 PM at Harbor on Tuesday." },
    { who: "Ana", why: "Ana already works 16:00–20:00 at Harbor on Tuesday." },
  ]);
});

test("an open shift that is there already is named by its times", () => {
  expect(skippedWords(repeated, german)).toEqual({
    who: "Open shift",
    why: "The open shift 09:00–17:00 on Tuesday is there already.",
  });
});

test("among many days the day is named", () => {
  expect(skippedOnDay(anOverlap, german).who).toBe("Ana, Tue 24 Nov");
  expect(skippedOnDay(repeated, american).who).toBe("Open shift, Tue, Nov 24");
});
