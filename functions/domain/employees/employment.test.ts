import { describe, expect, test } from "vitest";
import { statusWithEnd, worksOn } from "./employment.ts";

test("the last day is worked, the day after is not", () => {
  const leaving = { status: "active" as const, terminatedOn: "2026-03-31" };
  expect(worksOn(leaving, "2026-03-31")).toBe(true);
  expect(worksOn(leaving, "2026-04-01")).toBe(false);
  expect(worksOn({ ...leaving, terminatedOn: null }, "2126-01-01")).toBe(true);
});

describe("the status", () => {
  const today = "2026-03-31";

  test("stays until the last day has passed", () => {
    expect(statusWithEnd("onLeave", "2026-03-31", today)).toBe("onLeave");
    expect(statusWithEnd("active", "2026-03-30", today)).toBe("terminated");
  });

  test("of who comes back is active", () => {
    expect(statusWithEnd("terminated", null, today)).toBe("active");
    expect(statusWithEnd("invited", null, today)).toBe("invited");
  });
});
