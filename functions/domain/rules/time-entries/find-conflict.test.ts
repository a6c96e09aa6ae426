import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { aWeekEntry } from "./entry-builder.test-support.ts";
import { findConflict, requireNoConflict } from "./find-conflict.ts";

const now = "2026-03-02T23:00:00.000Z";
const claim = (from: string, to: string) => ({
  entryId: anEntryId("new"),
  startsAt: `2026-03-02T${from}:00.000Z`,
  endsAt: `2026-03-02T${to}:00.000Z`,
});
const conflict = (wanted: ReturnType<typeof claim>, entry: WeekEntry) =>
  findConflict(wanted, [entry], now)?.entryId ?? null;

describe("two pieces of work of one person", () => {
  test("conflict when they share time, not when they touch", () => {
    expect(conflict(claim("21:59", "22:30"), aWeekEntry())).toBe("entry");
    expect(conflict(claim("22:00", "22:30"), aWeekEntry())).toBeNull();
    expect(conflict(claim("13:00", "14:00"), aWeekEntry())).toBeNull();
  });

  test("do not conflict when they are the same", () => {
    expect(conflict(claim("15:00", "16:00"), aWeekEntry({ entryId: anEntryId("new") }))).toBeNull();
  });

  test("conflict up to this moment when one still runs", () => {
    const running = aWeekEntry({ endsAt: null, state: "clockedIn" });
    expect(conflict(claim("20:00", "21:00"), running)).toBe("entry");
    expect(conflict(claim("12:00", "14:00"), running)).toBeNull();
  });

  test("conflict only around its start when one has no end yet", () => {
    const forgotten = aWeekEntry({ endsAt: null, state: "needsFix" });
    expect(conflict(claim("15:00", "16:00"), forgotten)).toBeNull();
    expect(conflict(claim("13:00", "14:01"), forgotten)).toBe("entry");
  });

  test.each(["voided", "rejected"] as const)("do not conflict when one is %s", (state) => {
    expect(conflict(claim("15:00", "16:00"), aWeekEntry({ state }))).toBeNull();
    expect(conflict(claim("13:00", "23:00"), aWeekEntry({ state }))).toBeNull();
  });
});

test("the refusal names person, time, place and day, in the zone of the place", () => {
  const words = { who: "Ana", where: () => "Harbor", timeZone: "America/New_York" };
  const others = { entries: [aWeekEntry()], now };
  expect(() => requireNoConflict(claim("21:00", "22:30"), others, words)).toThrow(
    broken("overlap", {
      who: "Ana",
      from: "09:00",
      to: "17:00",
      where: "Harbor",
      day: "2026-03-02",
    }),
  );
});
