import { expect, test } from "vitest";
import { editSpan } from "./edit-span.ts";
import { wallTimesOfSpan } from "./wall-times-of-span.ts";

const zone = "America/New_York";
const punched = {
  startsAt: "2026-11-10T14:03:27.000Z",
  endsAt: "2026-11-10T22:01:09.000Z",
  breaks: [
    { startsAt: "2026-11-10T17:00:05.000Z", endsAt: "2026-11-10T17:30:40.000Z", isPaid: false },
  ],
};

test("times that were left alone keep their seconds", () => {
  const wall = wallTimesOfSpan(punched, zone);
  expect(editSpan(wall, punched, zone)).toEqual({
    kind: "span",
    span: punched,
  });
});

test("a time that was changed is the whole minute that was typed", () => {
  const wall = { ...wallTimesOfSpan(punched, zone), endsAt: { time: "17:30", repeat: null } };
  expect(editSpan(wall, punched, zone)).toEqual({
    kind: "span",
    span: { ...punched, endsAt: "2026-11-10T22:30:00.000Z" },
  });
});
