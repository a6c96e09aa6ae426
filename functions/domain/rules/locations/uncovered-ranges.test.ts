import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import type { Shift } from "../../records/schedules/shift.ts";
import type { StaffingNeed } from "../../records/locations/staffing.ts";
import { uncoveredRanges } from "./uncovered-ranges.ts";

const monday = "2026-11-23";
const need = (change: Partial<StaffingNeed> = {}): StaffingNeed => ({
  weekdays: ["monday"],
  startsAt: "09:00",
  endsAt: "17:00",
  jobRoleId: null,
  people: 1,
  ...change,
});
const place = (...staffing: StaffingNeed[]) => ({ staffing, specialDays: [], timeZone: "UTC" });
const at = (time: string, day = monday) => `${day}T${time}:00.000Z`;

function shift(range: string, change: Partial<Shift> = {}) {
  const [from = "", to = ""] = range.split("-");
  const planned = {
    startsAt: at(from),
    endsAt: at(to),
    jobRoleId: roleId("barista"),
    employeeId: anEmployeeId("ana"),
  };
  return { ...planned, state: "draft" as const, ...change };
}

const spans = (...[where, day, shifts]: Parameters<typeof uncoveredRanges>) =>
  uncoveredRanges(where, day, shifts).map(
    ({ startsAt, endsAt, missing }) =>
      `${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)} ${missing}`,
  );

describe("too few are planned", () => {
  test("all the time when no one is planned", () => {
    expect(spans(place(need({ people: 2 })), monday, [])).toEqual(["09:00-17:00 2"]);
  });

  test("before, between and after the shifts of those who are", () => {
    const shifts = [shift("10:00-12:00"), shift("14:00-16:00")];
    expect(spans(place(need()), monday, shifts)).toEqual([
      "09:00-10:00 1",
      "12:00-14:00 1",
      "16:00-17:00 1",
    ]);
  });

  test("by as many as there are too few, each time for itself", () => {
    const shifts = [shift("08:00-18:00"), shift("09:00-12:00")];
    expect(spans(place(need({ people: 2 })), monday, shifts)).toEqual(["12:00-17:00 1"]);
  });

  test("where only others can be there: only the job role itself covers its need", () => {
    const cook = place(need({ jobRoleId: roleId("cook") }));
    expect(spans(cook, monday, [shift("09:00-17:00")])).toEqual(["09:00-17:00 1"]);
    expect(spans(cook, monday, [shift("09:00-17:00", { jobRoleId: roleId("cook") })])).toEqual([]);
  });

  test("where a shift is open or cancelled", () => {
    const shifts = [
      shift("09:00-17:00", { employeeId: null }),
      shift("09:00-17:00", { state: "cancelled" }),
    ];
    expect(spans(place(need()), monday, shifts)).toEqual(["09:00-17:00 1"]);
  });
});

describe("enough are planned", () => {
  test("on a weekday without a need", () => {
    expect(spans(place(need()), "2026-11-24", [])).toEqual([]);
  });

  test("on a day on which the place is closed", () => {
    const holiday = { day: monday, name: "Holiday", isHoliday: true, hours: [] };
    expect(spans({ ...place(need()), specialDays: [holiday] }, monday, [])).toEqual([]);
  });

  test("where two people follow each other without a gap", () => {
    const shifts = [shift("09:00-13:00"), shift("13:00-17:00", { employeeId: anEmployeeId("bo") })];
    expect(spans(place(need()), monday, shifts)).toEqual([]);
  });
});

test("a need of the night lasts into the next day, an hour longer when the clocks go back", () => {
  const night = need({ weekdays: ["saturday"], startsAt: "22:00", endsAt: "06:00" });
  const newYork = { ...place(night), timeZone: "America/New_York" };
  const [range] = uncoveredRanges(newYork, "2026-10-31", []);
  expect(range).toMatchObject({
    startsAt: at("02:00", "2026-11-01"),
    endsAt: at("11:00", "2026-11-01"),
  });
});
