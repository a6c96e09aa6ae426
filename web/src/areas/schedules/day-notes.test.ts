import { afterAll, beforeAll, expect, test } from "vitest";
import type { AvailabilityEntry } from "@crewline/domain/availability/availability";
import { deviceFormats, setPresentFormats } from "@crewline/domain/formats/formats";
import { dayNotes } from "./day-notes.ts";

beforeAll(() => setPresentFormats({ ...deviceFormats, clock: "24" }));
afterAll(() => setPresentFormats(deviceFormats));

const timeZone = "America/New_York";
const friday: AvailabilityEntry = {
  kind: "unavailable",
  weekdays: ["friday"],
  from: "2026-01-01",
  until: null,
  times: null,
  note: "",
};
const evening = { startsAtLocal: "14:00", endsAtLocal: "22:00" };
const days = ["2026-11-26", "2026-11-27"];

test("a day says what holds of it, short to be seen and whole to be heard", () => {
  expect(dayNotes({ entries: [friday], timeZone }, days, timeZone)).toEqual([
    null,
    { text: "Not available", heard: "not available all day", isAway: true },
  ]);
  const morning = { startsAtLocal: "08:00", endsAtLocal: "12:00" };
  const entries = [
    { ...friday, times: evening },
    { ...friday, kind: "preferred" as const, times: morning },
  ];
  expect(dayNotes({ entries, timeZone }, days, timeZone)[1]).toEqual({
    text: "Prefers 08:00–12:00, Not 14:00–22:00",
    heard: "prefers to work 08:00–12:00, not available 14:00–22:00",
    isAway: false,
  });
});

test("times are those of the place, also where the person's home is in another zone", () => {
  const entries = [{ ...friday, times: evening }];
  const [, note] = dayNotes({ entries, timeZone }, days, "America/Los_Angeles");
  expect(note?.text).toBe("Not 11:00–19:00");
});
