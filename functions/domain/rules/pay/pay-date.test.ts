import { expect, test } from "vitest";
import { areWeeksWhole, payDateOf, periodStartsWithin } from "./pay-date.ts";

test("weekly overtime is due with the end of its week, daily overtime with its day", () => {
  const day = "2026-11-28";
  expect(payDateOf({ day, because: "weekly" }, "2026-11-26")).toBe("2026-12-02");
  expect(payDateOf({ day, because: "daily" }, "2026-11-26")).toBe(day);
  expect(payDateOf({ day, because: "regular" }, "2026-11-26")).toBe(day);
});

test("only weekly and biweekly periods from the week's own day leave weeks whole", () => {
  expect(areWeeksWhole({ kind: "weekly", startsOn: "monday" }, "monday")).toBe(true);
  expect(areWeeksWhole({ kind: "weekly", startsOn: "monday" }, "sunday")).toBe(false);
  expect(areWeeksWhole({ kind: "biweekly", anchor: "2026-11-16" }, "monday")).toBe(true);
  expect(areWeeksWhole({ kind: "biweekly", anchor: "2026-11-15" }, "monday")).toBe(false);
  expect(areWeeksWhole({ kind: "monthly", firstDay: 1 }, "monday")).toBe(false);
});

test("a period that begins within a week is found on its day", () => {
  const halves = { kind: "semi-monthly", firstDay: 1, secondDay: 16 } as const;
  expect(periodStartsWithin("2026-11-30", halves)).toEqual(["2026-12-01"]);
  expect(periodStartsWithin("2026-11-16", halves)).toEqual([]);
});
