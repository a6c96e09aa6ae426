import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { aTimeOff } from "@crewline/domain/records/time-off/time-off-builder.test-support";
import type { SaidPart } from "../../../entities/schedules/day-notes.ts";
import { fullNote, isAway, shortNote } from "../../../entities/schedules/day-notes.ts";
import { withTimeOff } from "./with-time-off.ts";

const days = ["2026-11-26", "2026-11-27", "2026-11-28"];
const prefers: SaidPart = { kind: "preferred", times: null };
const notesOf = (...timeOff: ReturnType<typeof aTimeOff>[]) =>
  withTimeOff(new Map([[anEmployeeId("ana"), [null, [prefers], [prefers]]]]), timeOff, days).get(
    anEmployeeId("ana"),
  ) ?? [];

test("a whole day off replaces the day's other notes, the other days stay as they are", () => {
  const [before, friday, after] = notesOf(aTimeOff());
  expect(before).toBeNull();
  expect(after).toEqual([prefers]);
  expect(shortNote(friday ?? [], unknownReader)).toBe("Time off");
  expect(fullNote(friday ?? [], unknownReader)).toBe("time off all day");
  expect(isAway(friday ?? [])).toBe(true);
});

test("a part of a day comes before what was entered for the rest", () => {
  const part = { startsAtLocal: "08:00", endsAtLocal: "12:00" };
  const friday = notesOf(aTimeOff({ part }))[1] ?? [];
  expect(shortNote(friday, unknownReader)).toBe("Off 08:00–12:00, Prefers this day");
  expect(isAway(friday)).toBe(false);
});

test("an employee without availability gets a row only in weeks with time off", () => {
  const none = new Map();
  expect(withTimeOff(none, [aTimeOff({ from: "2026-12-24" })], days).size).toBe(0);
  expect(
    withTimeOff(none, [aTimeOff()], days)
      .get(anEmployeeId("ana"))
      ?.map((note) => note?.length ?? 0),
  ).toEqual([0, 1, 0]);
});
