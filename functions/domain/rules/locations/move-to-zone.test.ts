import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { placeShift } from "../schedules/place-shift.ts";
import { isAhead, laterSeconds, moveToZone } from "./move-to-zone.ts";

const newYork = "America/New_York";
const berlin = "Europe/Berlin";

function aShift(day: string, startsAtLocal: string, endsAtLocal: string) {
  const plan = {
    day,
    startsAtLocal,
    endsAtLocal,
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
  };
  return { ...plan, ...placeShift(plan, newYork), timeZone: newYork };
}

describe("a shift in another zone", () => {
  test("keeps its day and wall times and happens at another moment", () => {
    const before = aShift("2026-11-23", "09:00", "17:00");
    const after = moveToZone(before, berlin);
    expect(after).toMatchObject({
      day: "2026-11-23",
      startsAtLocal: "09:00",
      timeZone: berlin,
      startsAt: "2026-11-23T08:00:00.000Z",
    });
    expect(laterSeconds(before, after)).toBe(-6 * 3600);
  });

  test("means the first of two equal times where the new zone repeats an hour", () => {
    const after = moveToZone(aShift("2026-10-25", "02:30", "08:00"), berlin);
    expect(after.startsInRepeatedHour).toBe("first");
    expect(after.startsAt).toBe("2026-10-25T00:30:00.000Z");
  });

  test("cannot begin in an hour that the new zone leaves out", () => {
    expect(() => moveToZone(aShift("2026-03-29", "02:30", "08:00"), berlin)).toThrow(
      broken("missingHour", { time: "02:30", day: "2026-03-29" }),
    );
  });
});

test("only what has not begun and is not cancelled lies ahead", () => {
  const startsAt = "2026-11-23T14:00:00.000Z";
  expect(isAhead({ startsAt }, "2026-11-23T13:59:59.000Z")).toBe(true);
  expect(isAhead({ startsAt }, startsAt)).toBe(false);
  expect(isAhead({ startsAt, state: "cancelled" }, "2026-11-20T00:00:00.000Z")).toBe(false);
});
