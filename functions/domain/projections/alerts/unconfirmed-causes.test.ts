import { expect, test } from "vitest";
import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { publicationIdSchema } from "../../kernel/ids/record-ids.ts";
import { causesAt, nextLook } from "./location-causes.ts";
import { aSituation, at, today } from "./situation.test-support.ts";

const shift = (day: string, time: string, confirmedAt: string | null = null) => ({
  shiftId: aShiftId(day),
  day,
  startsAt: `${day}T${time}:00.000Z`,
  publicationId: publicationIdSchema.parse("harbor_2026-11-16_v1"),
  confirmedAt,
});
const anas = (shifts: ReturnType<typeof shift>[]) =>
  aSituation({
    unconfirmed: [{ employeeId: anEmployeeId("ana"), weekStart: "2026-11-16", shifts }],
  });
const found = (situation: ReturnType<typeof anas>, time: string) =>
  causesAt(situation, at(time), new Set()).filter(({ type }) => type === "unconfirmed");

test("a shift that is not confirmed by the day before is an alert about its employee, until it begins", () => {
  const situation = anas([shift(today, "14:00"), shift("2026-11-21", "14:00")]);
  expect(found(situation, "09:00")).toMatchObject([
    { employeeId: "ana", count: 2, facts: { day: today }, subject: { id: "2026-11-16" } },
  ]);
  expect(found(situation, "14:00")).toMatchObject([{ count: 1, facts: { day: "2026-11-21" } }]);
  expect(nextLook(situation, at("13:00"), [])).toBe(at("14:00"));
});

test("a confirmed shift and one that is days ahead are none", () => {
  const situation = anas([shift(today, "14:00", at("08:00")), shift("2026-11-22", "14:00")]);
  expect(found(situation, "09:00")).toEqual([]);
});
