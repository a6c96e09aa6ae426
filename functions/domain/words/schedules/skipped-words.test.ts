import { expect, test } from "vitest";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { skippedOnDay } from "./skipped-words.ts";

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

test("a shift that was left out names its day, employee and rule, each once, for each reader", () => {
  expect([american, german].map((locale) => skippedOnDay(anOverlap, locale))).toEqual([
    { who: "Tue, Nov 24", why: "Ana already works 4:00 PM – 8:00 PM at Harbor on Tuesday." },
    { who: "Tue 24 Nov", why: "Ana already works 16:00–20:00 at Harbor on Tuesday." },
  ]);
});

test("a shift whose rule names nobody is named by its employee and day", () => {
  const because = new RuleViolation("missingHour", { time: "02:30", day });
  expect(skippedOnDay({ who: "Ana", day, because }, american).who).toBe("Ana, Tue, Nov 24");
  expect(skippedOnDay({ who: null, day, because }, german).who).toBe("Open shift, Tue 24 Nov");
});

test("an open shift that is there already is named by its times", () => {
  expect(skippedOnDay(repeated, german)).toEqual({
    who: "Tue 24 Nov",
    why: "The open shift 09:00–17:00 on Tuesday is there already.",
  });
});
