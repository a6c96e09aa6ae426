import { aLocationId, anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { findOverlap, requireNoOverlap } from "./find-overlap.ts";
import { aShift } from "./shift-builder.test-support.ts";

const names = { employee: () => "Ana", location: () => "Harbor" };

const nightToTuesday = aShift({ id: aShiftId("night"), day: "2026-11-16", range: "22:00-06:00" });

const planned = (day: string, range: string) => ({
  ...aShift({ id: aShiftId("new"), day, range }),
});

describe("two shifts of one person", () => {
  test("overlap when a night shift runs into the next morning's shift", () => {
    const early = planned("2026-11-17", "05:00-13:00");
    expect(findOverlap(early, [nightToTuesday])?.id).toBe("night");
  });

  test("do not overlap when one begins as the other ends", () => {
    expect(findOverlap(planned("2026-11-17", "06:00-13:00"), [nightToTuesday])).toBeNull();
    expect(findOverlap(planned("2026-11-16", "14:00-22:00"), [nightToTuesday])).toBeNull();
  });

  test("overlap at whichever location, compared in elapsed time across zones", () => {
    const inChicago = aShift({
      id: aShiftId("far"),
      locationId: aLocationId("chicago"),
      timeZone: "America/Chicago",
      day: "2026-11-17",
      range: "05:30-09:00",
    });
    expect(findOverlap(planned("2026-11-17", "05:00-06:30"), [inChicago])).toBeNull();
    expect(findOverlap(planned("2026-11-17", "05:00-06:31"), [inChicago])?.id).toBe("far");
  });

  test("answer the earliest of several collisions", () => {
    const noon = aShift({ id: aShiftId("noon"), day: "2026-11-17", range: "12:00-14:00" });
    const dawn = aShift({ id: aShiftId("dawn"), day: "2026-11-17", range: "07:00-09:00" });
    expect(findOverlap(planned("2026-11-17", "06:00-18:00"), [noon, dawn])?.id).toBe("dawn");
  });
});

describe("what never collides", () => {
  const day = "2026-11-17";
  const at = planned(day, "09:00-17:00");

  test.each([
    ["the shift itself", aShift({ id: aShiftId("new"), day, range: "09:00-17:00" })],
    [
      "a cancelled shift",
      aShift({ id: aShiftId("x"), day, range: "09:00-17:00", state: "cancelled" }),
    ],
    [
      "another person's shift",
      aShift({ id: aShiftId("x"), day, range: "09:00-17:00", employeeId: anEmployeeId("ben") }),
    ],
    ["an open shift", aShift({ id: aShiftId("x"), day, range: "09:00-17:00", employeeId: null })],
  ])("%s", (_what, other) => {
    expect(findOverlap(at, [other])).toBeNull();
  });

  test("two open shifts at one time", () => {
    const open = { ...at, employeeId: null };
    const other = aShift({ id: aShiftId("x"), day, range: "09:00-17:00", employeeId: null });
    expect(findOverlap(open, [other])).toBeNull();
  });
});

test("the refusal is one sentence that names who, when and where", () => {
  const friday = aShift({ id: aShiftId("x"), day: "2026-11-20", range: "14:00-22:00" });
  const act = () => requireNoOverlap(planned("2026-11-20", "20:00-23:00"), [friday], names);
  expect(act).toThrow(
    broken("overlap", {
      who: "Ana",
      from: "14:00",
      to: "22:00",
      where: "Harbor",
      day: "2026-11-20",
    }),
  );
});

test("a draft of another manager's location is shown without its times and its location", () => {
  const friday = aShift({
    day: "2026-11-20",
    range: "18:00-22:00",
    locationId: aLocationId("market"),
  });
  const secret = { ...names, hides: () => true };
  const act = () => requireNoOverlap(planned("2026-11-20", "20:00-23:00"), [friday], secret);
  expect(act).toThrow(broken("plannedElsewhere", { who: "Ana" }));
  expect(act).not.toThrow(/18:00|22:00|market/u);
});
