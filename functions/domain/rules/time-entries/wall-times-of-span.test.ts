import { expect, test } from "vitest";
import { spanFromWallTimes } from "./wall-span.ts";
import { wallTimesOfSpan } from "./wall-times-of-span.ts";

const zone = "America/New_York";

test("an entry comes back from the form as it went in, over midnight and in the repeated hour", () => {
  const span = {
    startsAt: "2026-11-01T02:00:00.000Z",
    endsAt: "2026-11-01T10:00:00.000Z",
    breaks: [
      { startsAt: "2026-11-01T05:30:00.000Z", endsAt: "2026-11-01T06:15:00.000Z", isPaid: false },
    ],
  };
  const wall = wallTimesOfSpan(span, zone);
  expect(wall).toMatchObject({
    day: "2026-10-31",
    startsAt: { time: "22:00", repeat: null },
    breaks: [{ startsAt: { time: "01:30", repeat: "first" }, endsAt: { repeat: "second" } }],
  });
  expect(spanFromWallTimes(wall, zone)).toEqual({ kind: "span", span });
});

test("what has not ended is an empty time", () => {
  const span = { startsAt: "2026-11-10T14:00:00.000Z", endsAt: null, breaks: [] };
  expect(wallTimesOfSpan(span, zone).endsAt).toEqual({ time: "", repeat: null });
});
