import { expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { StaffingNeed } from "../../records/locations/staffing.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { addUpFacts } from "./add-up-facts.ts";
import { coverageFacts } from "./coverage-facts.ts";

const need: StaffingNeed = {
  weekdays: ["monday", "tuesday", "wednesday", "friday"],
  startsAt: "09:00",
  endsAt: "17:00",
  jobRoleId: roleId("barista"),
  people: 2,
};
const place = { id: aLocationId("harbor"), specialDays: [], timeZone: "America/New_York" };

function covered(shifts: Record<string, string[]>, staffing: StaffingNeed[] = [need]) {
  const shiftsOf = new Map(
    Object.entries(shifts).map(([day, ranges]) => [
      day,
      ranges.map((range) => {
        const { startsAt, endsAt, jobRoleId } = aShift({ day, range });
        return { employeeId: anEmployeeId("ana"), jobRoleId, startsAt, endsAt, isWorked: true };
      }),
    ]),
  );
  const facts = addUpFacts(coverageFacts({ place, staffing, shiftsOf }));
  return Object.fromEntries(facts.map(({ day, measures }) => [day, measures]));
}

const hours = (count: number) => count * 3600;

test("each missing person counts the hours that the location lacks them", () => {
  expect(covered({ "2026-11-17": ["09:00-17:00", "12:00-17:00"] })).toEqual({
    "2026-11-17": { neededSeconds: hours(16), shortSeconds: hours(3), gaps: 1 },
  });
});

test("a day without shifts between planned ones lacks all that it needs", () => {
  const full = ["09:00-17:00", "09:00-17:00"];
  expect(covered({ "2026-11-16": full, "2026-11-18": full })["2026-11-17"]).toEqual({
    neededSeconds: hours(16),
    shortSeconds: hours(16),
    gaps: 1,
  });
});

test("a shift of the night before covers the morning", () => {
  const morning = { ...need, startsAt: "02:00", endsAt: "06:00", people: 1 };
  const nights = covered({ "2026-11-16": ["22:00-06:00"], "2026-11-17": ["22:00-06:00"] }, [
    morning,
  ]);
  expect(nights["2026-11-17"]).toEqual({ neededSeconds: hours(4) });
});

test("nothing is lacking where no staffing is set, nor before the first planned day", () => {
  expect(covered({ "2026-11-17": ["09:00-10:00"] }, [])).toEqual({});
  expect(covered({})).toEqual({});
});
