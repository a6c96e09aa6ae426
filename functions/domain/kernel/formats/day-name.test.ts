import { expect, test } from "vitest";
import { weekdays } from "../time/local-date.ts";
import { everyWeekName, typedWeekdayNames, weekdayName } from "./day-name.ts";
import type { Language } from "./language.ts";
import { american, german } from "./readers.test-support.ts";

test("days of the week have the names of the reader's language, whatever the formats", () => {
  const long = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  for (const reader of [american, german]) {
    expect(weekdays.map((day) => everyWeekName(day, "long", reader))).toEqual(long);
    expect(weekdays.map((day) => everyWeekName(day, "short", reader))).toEqual(
      long.map((name) => name.slice(0, 3)),
    );
  }
});

test("the name of a date is that of its weekday", () => {
  expect(weekdayName("2026-11-27", american)).toBe("Friday");
});

test("a day is typed in the reader's language or in English", () => {
  // A language that the product may get: the names come from Intl.
  const language = "es" as Language;
  expect(typedWeekdayNames("wednesday", { language })).toEqual([
    "miércoles",
    "mié",
    "Wednesday",
    "Wed",
  ]);
});
