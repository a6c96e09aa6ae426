import { describe, expect, test } from "vitest";
import {
  birthDateProblem,
  hireDateProblem,
  lastDayProblem,
  leaveProblems,
  rateDateProblem,
  requireNoProblem,
} from "./plausible-days.ts";

const today = "2026-11-22";

describe("an employee", () => {
  test.each(["1926-11-22", "1960-05-03", "2013-11-22", null])("can be born on %s", (day) => {
    expect(birthDateProblem(day, { today })).toBeNull();
  });

  test.each(["1900-01-01", "1926-11-21", "2013-11-23", "2026-11-22", "2030-01-01"])(
    "is not born on %s",
    (day) => {
      expect(birthDateProblem(day, { today })).toEqual({
        kind: "implausibleDay",
        day: "birth",
        from: "1926-11-22",
        to: "2013-11-22",
      });
    },
  );

  test("was at least 13 when hired, whichever of the two days is entered", () => {
    const known = { today, birthDate: "2008-03-09", hiredOn: "2021-03-09" };
    expect(birthDateProblem("2008-03-09", known)).toBeNull();
    expect(birthDateProblem("2008-03-10", known)).toMatchObject({ day: "birth", to: "2008-03-09" });
    expect(hireDateProblem("2021-03-09", known)).toBeNull();
    expect(hireDateProblem("2021-03-08", known)).toEqual({
      kind: "hiredTooYoung",
      from: "2021-03-09",
      years: 13,
    });
  });

  test("who is hired later has turned 13 today", () => {
    expect(birthDateProblem("2013-11-23", { today, hiredOn: "2028-01-01" })).not.toBeNull();
  });

  test("born on 29 February turns 13 on the last day of a February", () => {
    expect(hireDateProblem("2021-02-28", { today, birthDate: "2008-02-29" })).toBeNull();
    expect(hireDateProblem("2021-02-27", { today, birthDate: "2008-02-29" })).not.toBeNull();
  });
});

test.each(["1950-01-01", "2026-11-22", "2028-11-22", null])("people are hired on %s", (day) => {
  expect(hireDateProblem(day, { today })).toBeNull();
});

test.each(["1949-12-31", "1026-11-22", "2028-11-23", "2062-11-22"])(
  "no one is hired on %s",
  (day) =>
    expect(hireDateProblem(day, { today })).toMatchObject({ day: "hire", from: "1950-01-01" }),
);

test("an employment ends between its hire date and five years from now", () => {
  const known = { today, hiredOn: "2025-03-09" };
  expect(lastDayProblem("2025-03-09", known)).toBeNull();
  expect(lastDayProblem("2031-11-22", known)).toBeNull();
  expect(lastDayProblem(null, known)).toBeNull();
  expect(lastDayProblem("2025-03-08", known)).toMatchObject({
    day: "last",
    from: "2025-03-09",
    to: "2031-11-22",
  });
  expect(lastDayProblem("2031-11-23", known)).not.toBeNull();
});

test("a rate begins at most two years ahead", () => {
  expect(rateDateProblem("2028-11-22", { today })).toBeNull();
  expect(rateDateProblem("2028-11-23", { today })).toMatchObject({ day: "rate" });
  expect(rateDateProblem("1026-11-22", { today })).not.toBeNull();
});

test("a leave begins within the employment and ends within five years", () => {
  const known = { today, hiredOn: "2025-03-09" };
  expect(leaveProblems({ from: "2026-12-01", until: null }, known)).toEqual([]);
  expect(leaveProblems({ from: "2026-12-01", until: "2031-11-22" }, known)).toEqual([]);
  const fields = (from: string, until: string) =>
    leaveProblems({ from, until }, known).map(({ field }) => field);
  expect(fields("2025-03-08", "2026-01-01")).toEqual(["from"]);
  expect(fields("2028-11-23", "2029-01-01")).toEqual(["from"]);
  expect(fields("2026-12-01", "2026-11-30")).toEqual(["until"]);
  expect(fields("2026-12-01", "2031-11-23")).toEqual(["until"]);
});

test("a problem is refused beside its field", () => {
  const problem = { kind: "endNoteMissing" } as const;
  expect(() => requireNoProblem("lastDay", null)).not.toThrow();
  expect(() => requireNoProblem("lastDay", problem)).toThrow(
    expect.objectContaining({ fields: { path: "lastDay", problem } }),
  );
});
