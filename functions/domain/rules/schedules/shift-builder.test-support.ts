import { aLocationId, anEmployeeId, aShiftId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { placeShift } from "./place-shift.ts";
import type { PublishedShift, Shift } from "../../records/schedules/shift.ts";

type Change = Partial<Shift> & { range?: string };

/** A shift of Ana at Harbor in New York on Tuesday 17 November 2026; `range` is "09:00-17:00". */
export function aShift({ range = "09:00-17:00", ...change }: Change = {}): Shift {
  const [startsAtLocal = "", endsAtLocal = ""] = range.split("-");
  const times = {
    day: change.day ?? "2026-11-17",
    startsAtLocal,
    endsAtLocal,
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
  };
  const timeZone = change.timeZone ?? "America/New_York";
  return {
    id: aShiftId("shift"),
    locationId: aLocationId("harbor"),
    employeeId: anEmployeeId("ana"),
    jobRoleId: roleId("barista"),
    unpaidBreakSeconds: 0,
    note: "",
    weekStart: "2026-11-16",
    state: "draft",
    updatedBy: aUserId("u1"),
    updatedByName: "Kim",
    version: 1,
    ...times,
    ...placeShift(times, timeZone),
    timeZone,
    ...change,
  };
}

/** The shift as staff would see it. */
export function aPublishedShift(change: Change = {}): PublishedShift {
  const { state: _s, updatedBy: _b, updatedByName: _n, ...rest } = aShift(change);
  const { version: _v, publication: _p, ...seen } = rest;
  return { ...seen, publishedAt: "2026-11-12T09:00:00.000Z", scheduleVersion: 1 };
}
