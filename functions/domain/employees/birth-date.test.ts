import { expect, test } from "vitest";
import { birthDateProblem, latestBirthDate, requireBirthDate } from "./birth-date.ts";

const today = "2026-11-22";

test.each(["1900-01-01", "1960-05-03", "2013-11-22", null])(
  "an employee can be born on %s",
  (day) => {
    expect(birthDateProblem(day, today)).toBeNull();
  },
);

test.each(["2013-11-23", "2026-11-22", "2030-01-01"])("no employee is born on %s", (day) => {
  expect(birthDateProblem(day, today)).toMatch(/^Enter a date of birth from 1900 to .*2013/);
  expect(() => requireBirthDate(day, today)).toThrow("Enter a date of birth from 1900 to");
});

test("on 29 February the bound is the day before the missing one", () => {
  expect(latestBirthDate("2028-02-29")).toBe("2015-02-28");
});
