import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { closedPeriodOf, isClosedWeek, requireOpenDays } from "./period-lock.ts";

const closed = { firstDay: "2026-11-02", lastDay: "2026-11-15", state: "exported" as const };
const open = { firstDay: "2026-11-16", lastDay: "2026-11-29", state: "open" as const };
const periods = [closed, open];

test("the first and the last day of a closed period are closed, their neighbours are not", () => {
  expect(closedPeriodOf("2026-11-02", periods)).toBe(closed);
  expect(closedPeriodOf("2026-11-15", periods)).toBe(closed);
  expect(closedPeriodOf("2026-11-01", periods)).toBeNull();
  expect(closedPeriodOf("2026-11-16", periods)).toBeNull();
});

test("time that reaches into a closed period is refused with the days of that period", () => {
  const reach = { first: "2026-11-15", last: "2026-11-16" };
  expect(() => requireOpenDays(reach, periods)).toThrow(
    broken("periodLocked", { firstDay: "2026-11-02", lastDay: "2026-11-15" }),
  );
  expect(() => requireOpenDays({ first: "2026-11-01", last: "2026-11-02" }, periods)).toThrow(
    broken("periodLocked", { firstDay: "2026-11-02", lastDay: "2026-11-15" }),
  );
  expect(() => requireOpenDays({ first: "2026-11-16", last: "2026-11-17" }, periods)).not.toThrow();
});

test("a week is closed when all of its days are, be it by two periods", () => {
  const next = { ...open, firstDay: "2026-11-16", state: "closed" as const };
  expect(isClosedWeek("2026-11-09", periods)).toBe(true);
  expect(isClosedWeek("2026-11-12", periods)).toBe(false);
  expect(isClosedWeek("2026-11-12", [closed, next])).toBe(true);
});
