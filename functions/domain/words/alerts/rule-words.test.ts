import { expect, test } from "vitest";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import { usualRule } from "../../rules/alerts/usual-rules.ts";
import { digestLabel, ruleParts } from "./rule-words.ts";

test("the hour of a daily mail was the same for readers of 12 and of 24 hours", () => {
  const labels = [american, german].map((reader) => digestLabel("daily", reader));
  expect(labels).toEqual(["Once a day, at 8:00 AM", "Once a day, at 08:00"]);
});

test("the lines of a rule began in lower case", () => {
  const quietHours = { from: "22:00", to: "07:00" };
  expect(ruleParts({ ...usualRule("itemFailed"), quietHours }, american)).toEqual([
    "When an answer is out of bounds or “No”, until it is corrected or the next day ends",
    "With mail",
    "At once",
    "No messages from 10:00 PM to 7:00 AM",
  ]);
  expect(ruleParts({ ...usualRule("late"), isEnabled: false }, american)).toEqual(["Off"]);
});
