import { anEmployeeId, aTimeOffId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { aShift } from "../schedules/shift-builder.test-support.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { liesIn, timeOffAt, timeOffInterval } from "./time-off-interval.ts";

const newYork = "America/New_York";
const friday = { from: "2026-11-27", until: "2026-11-27", part: null };

describe("time off begins and ends on the clocks of the place", () => {
  test("a day is all of it there", () => {
    expect(timeOffInterval(friday, newYork)).toEqual({
      startsAt: "2026-11-27T05:00:00.000Z",
      endsAt: "2026-11-28T05:00:00.000Z",
    });
    expect(timeOffInterval(friday, "Asia/Tokyo").startsAt).toBe("2026-11-26T15:00:00.000Z");
  });

  test("the day on which clocks go back has 25 hours", () => {
    const span = { from: "2026-11-01", until: "2026-11-01", part: null };
    expect(timeOffInterval(span, newYork)).toEqual({
      startsAt: "2026-11-01T04:00:00.000Z",
      endsAt: "2026-11-02T05:00:00.000Z",
    });
  });

  test("a part that touches the repeated hour holds both of them", () => {
    const part = { startsAtLocal: "01:15", endsAtLocal: "01:45" };
    const span = { from: "2026-11-01", until: "2026-11-01", part };
    expect(timeOffInterval(span, newYork)).toEqual({
      startsAt: "2026-11-01T05:15:00.000Z",
      endsAt: "2026-11-01T06:45:00.000Z",
    });
  });

  test("a part that begins in the missing hour begins when the clocks have jumped", () => {
    const part = { startsAtLocal: "02:30", endsAtLocal: "06:00" };
    const span = { from: "2026-03-08", until: "2026-03-08", part };
    expect(timeOffInterval(span, newYork).startsAt).toBe("2026-03-08T07:00:00.000Z");
  });
});

describe("a shift lies in time off", () => {
  const morning = { ...friday, part: { startsAtLocal: "08:00", endsAtLocal: "12:00" } };
  const at = (day: string, range: string) => aShift({ day, range });

  test("when they share a minute, also over midnight", () => {
    expect(liesIn(at("2026-11-26", "22:00-06:00"), friday)).toBe(true);
    expect(liesIn(at("2026-11-27", "22:00-06:00"), friday)).toBe(true);
    expect(liesIn(at("2026-11-26", "16:00-00:00"), friday)).toBe(false);
    expect(liesIn(at("2026-11-28", "06:00-14:00"), friday)).toBe(false);
  });

  test("in a part of a day only when it meets that part", () => {
    expect(liesIn(at("2026-11-27", "11:59-17:00"), morning)).toBe(true);
    expect(liesIn(at("2026-11-27", "12:00-17:00"), morning)).toBe(false);
  });

  test("of the same person that is approved; of several the first is named", () => {
    const work = at("2026-11-27", "09:00-17:00");
    const week = aTimeOff({ id: aTimeOffId("week"), from: "2026-11-23", until: "2026-11-29" });
    expect(timeOffAt(work, [aTimeOff(), week])?.id).toBe("week");
    expect(timeOffAt(work, [aTimeOff({ state: "requested" })])).toBeNull();
    expect(timeOffAt(work, [aTimeOff({ employeeId: anEmployeeId("ben") })])).toBeNull();
    expect(timeOffAt({ ...work, employeeId: null }, [aTimeOff()])).toBeNull();
  });
});
