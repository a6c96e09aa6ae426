import { describe, expect, test } from "vitest";
import { aShift } from "../schedules/shift-builder.test-support.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import { localTimeAt } from "../../kernel/time/zone.ts";
import { anEntry, onDays } from "../../records/employees/an-availability-entry.test-support.ts";
import type { AvailabilityEntry } from "../../records/employees/availability.ts";
import { availabilityOn, isOver, unavailableTimes } from "./held-times.ts";

const timeZone = "America/New_York";
const friday = "2026-11-27";

/** "not 14:00-22:00, prefers all day" */
const on = (day: string, ...entries: AvailabilityEntry[]) =>
  availabilityOn(entries, day, { timeZone, dayZone: timeZone })
    .map(({ kind, isWholeDay, startsAt, endsAt }) => {
      const clock = [startsAt, endsAt].map((at) => localTimeAt(at, timeZone)).join("-");
      return `${kind === "unavailable" ? "not" : "prefers"} ${isWholeDay ? "all day" : clock}`;
    })
    .join(", ");

describe("what holds on a day:", () => {
  test("a weekly entry holds on its days of the week, from its first to its last day", () => {
    const entry = anEntry({ from: "2026-11-20", until: friday });
    expect(on("2026-11-13", entry)).toBe("");
    expect(on("2026-11-20", entry)).toBe("not all day");
    expect(on("2026-11-21", entry)).toBe("");
    expect(on(friday, entry)).toBe("not all day");
    expect(on("2026-12-04", entry)).toBe("");
  });

  test("an entry for a span of days holds on each of them, both ends included", () => {
    const entry = onDays("2026-11-26", friday, { range: "08:00-12:00" });
    expect(on("2026-11-25", entry)).toBe("");
    expect(on("2026-11-26", entry)).toBe("not 08:00-12:00");
    expect(on(friday, entry)).toBe("not 08:00-12:00");
    expect(on("2026-11-28", entry)).toBe("");
  });

  test("an entry for a span of days overrides weekly ones, in any order", () => {
    const span = onDays(friday, friday, { kind: "preferred", range: "14:00-18:00" });
    const told = "not 00:00-14:00, prefers 14:00-18:00, not 18:00-00:00";
    expect(on(friday, anEntry(), span)).toBe(told);
    expect(on(friday, span, anEntry())).toBe(told);
  });

  test("an entry that says available takes back weekly ones on its days", () => {
    const span = onDays(friday, friday, { kind: "available", range: "14:00-18:00" });
    expect(on(friday, anEntry(), span)).toBe("not 00:00-14:00, not 18:00-00:00");
    expect(on("2026-12-04", anEntry(), span)).toBe("not all day");
    expect(on(friday, onDays(friday, friday), { ...span, times: null })).toBe("");
  });

  test("among equals the later one wins, for the time that it is about", () => {
    const preferred = anEntry({ kind: "preferred", range: "12:00-20:00" });
    const not = anEntry({ range: "09:00-14:00" });
    expect(on(friday, preferred, not)).toBe("not 09:00-14:00, prefers 14:00-20:00");
    expect(on(friday, not, preferred)).toBe("not 09:00-12:00, prefers 12:00-20:00");
  });

  test("a night begins on its own day and reaches into the next", () => {
    const night = anEntry({ range: "22:00-06:00" });
    expect(on(friday, night)).toBe("not 22:00-00:00");
    expect(on("2026-11-28", night)).toBe("not 00:00-06:00");
  });

  test("stretches that touch and say the same are one", () => {
    expect(on(friday, anEntry({ range: "09:00-12:00" }), anEntry({ range: "12:00-15:00" }))).toBe(
      "not 09:00-15:00",
    );
    expect(on(friday, onDays("2026-11-26", "2026-11-28"))).toBe("not all day");
  });

  test("a day of another zone shows the times that it shares", () => {
    const dayZone = "America/Los_Angeles";
    const [part] = availabilityOn([anEntry({ range: "09:00-17:00" })], friday, {
      timeZone,
      dayZone,
    });
    expect(localTimeAt(part?.startsAt ?? "", dayZone)).toBe("06:00");
  });
});

describe("a shift meets an unavailable time", () => {
  const entry = anEntry({ range: "14:00-22:00" });
  const met = (range: string, day = friday) =>
    unavailableTimes([entry], aShift({ range, day }), timeZone);

  test("when they share time, and not when they merely touch", () => {
    expect(met("09:00-14:00")).toEqual([]);
    expect(met("22:00-23:00")).toEqual([]);
    expect(met("09:00-14:01")).toHaveLength(1);
    expect(met("21:00-05:00")).toHaveLength(1);
    expect(met("21:00-05:00", "2026-11-26")).toEqual([]);
  });

  test("for as long as the time that they share", () => {
    const [shared] = met("20:00-23:00");
    expect(elapsedSeconds(shared?.startsAt ?? "", shared?.endsAt ?? "")).toBe(2 * 3600);
  });

  test("and a preferred time is none", () => {
    const preferred = anEntry({ kind: "preferred" });
    const shift = aShift({ day: friday });
    expect(unavailableTimes([preferred], shift, timeZone)).toEqual([]);
    expect(unavailableTimes([anEntry(), preferred], shift, timeZone)).toEqual([]);
  });

  test("in the night in which the clocks go back, for both of the repeated hours", () => {
    const night = onDays("2026-11-01", "2026-11-01", { range: "01:00-02:00" });
    const shift = aShift({ day: "2026-10-31", range: "22:00-06:00" });
    const [held] = unavailableTimes([night], shift, timeZone);
    expect(elapsedSeconds(held?.startsAt ?? "", held?.endsAt ?? "")).toBe(2 * 3600);
  });

  test("in the night in which the clocks go forward, not in the hour that does not exist", () => {
    const night = onDays("2026-03-08", "2026-03-08", { range: "02:00-03:00" });
    const shift = aShift({ day: "2026-03-07", range: "22:00-06:00" });
    expect(unavailableTimes([night], shift, timeZone)).toEqual([]);
  });
});

test("an entry is over on the day after its last one", () => {
  expect(isOver(onDays(friday, friday), friday)).toBe(false);
  expect(isOver(onDays(friday, friday), "2026-11-28")).toBe(true);
  expect(isOver(anEntry(), "2099-01-01")).toBe(false);
});
