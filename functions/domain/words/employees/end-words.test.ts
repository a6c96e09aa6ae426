import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { endWords } from "./end-words.ts";

const nothing = {
  shiftCount: 0,
  publishedCount: 0,
  timeOffCount: 0,
  runningSince: null,
  unapprovedCount: 0,
  unapprovedFrom: null,
  workedAfterCount: 0,
  wageChangeDays: [],
  hasLogin: false,
  isInvited: false,
  isLastAdmin: false,
};
const words = (change: object) => endWords({ ...nothing, ...change }, "America/New_York", onDevice);

test("an end that touches nothing has nothing to say", () => {
  expect(words({})).toEqual([]);
});

test("shifts become open, and published ones require their week to be published again", () => {
  expect(words({ shiftCount: 1 })).toEqual(["1 planned shift becomes open."]);
  expect(words({ shiftCount: 3, publishedCount: 2 })).toEqual([
    "3 planned shifts become open. 2 of them are published: publish their weeks again.",
  ]);
});

test("worked time is described by what has to be done with it", () => {
  const found = words({
    runningSince: "2026-11-17T14:00:00.000Z",
    unapprovedCount: 2,
    unapprovedFrom: "2026-11-09",
    workedAfterCount: 1,
  });
  expect(found[0]).toMatch(/running since .*9:00/u);
  expect(found.slice(1)).toEqual([
    expect.stringMatching(/^2 time entries wait for approval, the first of .*2026\.$/u),
    "1 time entry lies after the last day and will still be paid.",
  ]);
});

test("a later wage change, the login and an invitation are named", () => {
  const found = words({ wageChangeDays: ["2026-12-01"], hasLogin: true, isInvited: true });
  expect(found).toEqual([
    expect.stringContaining("A wage change is scheduled for"),
    "The login is turned off; its history stays.",
    "The open invitation stops working.",
  ]);
});

test("later time off is listed with its number", () => {
  expect(words({ timeOffCount: 1 })).toEqual([
    "Time off after the last day is cancelled (1 entry).",
  ]);
  expect(words({ timeOffCount: 2 })).toEqual([
    "Time off after the last day is cancelled (2 entries).",
  ]);
});
