import { expect, test } from "vitest";
import type { AvailabilityEntry } from "@crewline/domain/records/employees/availability";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { fullNote, isAway, saidOfDays, shortNote } from "./day-notes.ts";

const timeZone = "America/New_York";
const friday: AvailabilityEntry = {
  kind: "unavailable",
  weekdays: ["friday"],
  from: "2026-01-01",
  until: null,
  times: null,
  note: "",
};
const evening = { ...friday, times: { startsAtLocal: "14:00", endsAtLocal: "22:00" } };
const morning = {
  ...friday,
  kind: "preferred" as const,
  times: { startsAtLocal: "08:00", endsAtLocal: "12:00" },
};

const noted = (entries: AvailabilityEntry[], dayZone = timeZone) => {
  const days = ["2026-11-26", "2026-11-27"];
  const [thursday, found] = saidOfDays({ entries, timeZone }, days, dayZone);
  expect(thursday).toBeNull();
  const parts = found ?? [];
  return [shortNote(parts, unknownReader), fullNote(parts, unknownReader), isAway(parts)];
};

test("a day says what holds of it: short to be seen, in full to be heard", () => {
  expect(noted([friday])).toEqual(["Not available", "not available all day", true]);
  expect(noted([{ ...friday, kind: "preferred" }])).toEqual([
    "Prefers this day",
    "prefers to work all day",
    false,
  ]);
  expect(noted([evening, morning])).toEqual([
    "Prefers 08:00–12:00, Not 14:00–22:00",
    "prefers to work 08:00–12:00, not available 14:00–22:00",
    false,
  ]);
});

test("times are those of the place, also where the person's home is in another zone", () => {
  expect(noted([evening], "America/Los_Angeles")[0]).toBe("Not 11:00–19:00");
});
