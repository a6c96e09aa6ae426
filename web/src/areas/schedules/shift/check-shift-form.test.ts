import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import {
  anEmployeeId,
  aLocationId,
  aUserId,
  aShiftId,
  aTimeOffId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { describe, expect, test } from "vitest";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { someFacts } from "../model/facts.test-support.ts";
import { WeekStore } from "../model/week-store.ts";
import { checkShiftForm } from "./check-shift-form.ts";
import type { ShiftForm } from "./shift-form.ts";
import { formOf, planFrom } from "./shift-form.ts";

const timeZone = "America/New_York";

const form: ShiftForm = {
  employeeId: anEmployeeId("ana"),
  day: "2026-11-20",
  startsAtLocal: "09:00",
  endsAtLocal: "17:00",
  startsInRepeatedHour: "",
  endsInRepeatedHour: "",
  jobRoleId: "",
  breakMinutes: "30",
  note: "",
  claimMode: "",
  claimsEndHours: "",
};

function shift(change: Partial<ShiftForm>, id: ShiftId): Shift {
  const plan = planFrom({ ...form, ...change } as ShiftForm, aLocationId("harbor"));
  const author = {
    updatedBy: aUserId("u"),
    updatedByName: "Kim",
    version: 1,
    state: "draft",
  } as const;
  return {
    ...plan,
    ...placeShift(plan, timeZone),
    ...author,
    id,
    weekStart: "2026-11-16",
    timeZone,
  };
}

interface There {
  others?: Shift[];
  timeOff?: TimeOff[];
  shift?: Shift | null;
}

function check(
  change: Partial<ShiftForm>,
  { others = [], timeOff = [], shift: edited = null }: There = {},
) {
  const ana = anEmployee({ id: anEmployeeId("ana"), name: "Ana" });
  const facts = { ...someFacts(others), employees: [ana], timeOff };
  const week = new WeekStore(facts).week();
  const typed = { ...form, ...change } as ShiftForm;
  return checkShiftForm(typed, { shift: edited, week }, unknownReader);
}

const anasFriday: TimeOff = {
  id: aTimeOffId("off"),
  employeeId: anEmployeeId("ana"),
  locationIds: [aLocationId("harbor")],
  type: typeId("vacation"),
  from: "2026-11-20",
  until: "2026-11-20",
  part: null,
  note: "",
  state: "approved",
  requestedBy: aUserId("u"),
  requestedByName: "Ana",
  requestedAt: "2026-11-01T09:00:00.000Z",
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  decisionNote: "",
  version: 1,
};

describe("the form of a shift", () => {
  test("places what can be saved and finds nothing wrong", () => {
    expect(check({})).toMatchObject({
      placed: { startsAt: "2026-11-20T14:00:00.000Z", endsAt: "2026-11-20T22:00:00.000Z" },
      errors: {},
      repeated: [],
    });
  });

  test.each([
    ["day", { day: "" }, "Choose a day."],
    ["startsAtLocal", { startsAtLocal: "" }, "Enter when the shift starts."],
    ["breakMinutes", { breakMinutes: "abc" }, "Enter whole minutes from 0 to 240."],
    ["breakMinutes", { breakMinutes: "300" }, "Enter whole minutes from 0 to 240."],
    ["note", { note: "x".repeat(501) }, "Use at most 500 characters."],
  ])("tells what is wrong beside %s: %o", (...[field, change, sentence]) => {
    expect(check(change).errors).toEqual({ [field]: sentence });
  });

  test("names approved time off beside the person", () => {
    const timeOff = [anasFriday];
    expect(check({}, { timeOff }).errors).toEqual({
      employeeId: "Ana has time off on Fri 20 Nov.",
    });
    expect(check({ employeeId: "" }, { timeOff }).errors).toEqual({});
  });

  test("names the clash with another shift beside the person", () => {
    const others = [shift({ startsAtLocal: "14:00", endsAtLocal: "22:00" }, aShiftId("other"))];
    expect(check({}, { others }).errors).toEqual({
      employeeId: "Ana already works 14:00–22:00 at Harborside on Friday.",
    });
    expect(check({}, { others, shift: others[0] ?? null }).errors).toEqual({});
    expect(check({ employeeId: "" }, { others }).errors).toEqual({});
  });

  test("asks which hour is meant, and accepts the answer", () => {
    const night = { day: "2026-10-31", startsAtLocal: "20:00", endsAtLocal: "01:30" };
    const asked = check(night);
    expect(asked.repeated).toEqual(["endsAtLocal"]);
    expect(Object.keys(asked.errors)).toEqual(["endsInRepeatedHour"]);
    const told = check({ ...night, endsInRepeatedHour: "second" });
    expect(told.errors).toEqual({});
    expect(told.placed?.endsAt).toBe("2026-11-01T06:30:00.000Z");
  });

  test("refuses a time in the missing hour beside the field that has it", () => {
    const errors = check({
      day: "2027-03-13",
      startsAtLocal: "20:00",
      endsAtLocal: "02:30",
    }).errors;
    expect(errors["endsAtLocal"]).toContain("02:30 does not exist on Sunday 14 March");
  });
});

test("a shift survives the way into the form and back", () => {
  const original = shift({ note: "Keys", jobRoleId: roleId("cook") }, aShiftId("s1"));
  expect(planFrom(formOf(original), aLocationId("harbor"))).toMatchObject({
    employeeId: "ana",
    jobRoleId: roleId("cook"),
    unpaidBreakSeconds: 1800,
    note: "Keys",
  });
});
