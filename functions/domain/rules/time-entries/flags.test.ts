import { describe, expect, test } from "vitest";
import { aLocationId, anEntryId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { PunchPositions, TimeEntryFlag } from "../../records/time-entries/time-entry.ts";
import { noPositions } from "../../records/time-entries/time-entry.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { wage } from "../hours/entry-builder.test-support.ts";
import { buildWeek } from "../weeks/build-week.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import { aWeekEntry, anEntry } from "./entry-builder.test-support.ts";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { markMissedClockOut } from "./missed-clock-out.ts";
import type { PunchedWork } from "./punch-flags.ts";
import { punchFlags } from "./punch-flags.ts";

const at = (time: string, day = "02") => `2026-03-${day}T${time}:00.000Z`;
const span = (from: string, to: string | null) => ({
  startsAt: at(from),
  endsAt: to === null ? null : at(to),
  breaks: [],
});
const shift = {
  id: aShiftId("day"),
  locationId: aLocationId("harbor"),
  startsAt: at("14:00"),
  endsAt: at("22:00"),
  jobRoleId: roleId("barista"),
};

/** Punched exactly as planned, at the location. */
function flagsOf(change: Partial<PunchedWork> = {}): TimeEntryFlag[] {
  return punchFlags({
    span: span("14:00", "22:00"),
    jobRoleId: roleId("barista"),
    positions: noPositions,
    geofence: "flag",
    shift,
    elsewhere: null,
    clock: { graceSeconds: 300, unscheduled: "flag" },
    isPlanned: true,
    ...change,
  });
}

const judged = (verdict: "outside" | "vague" | "missing"): PunchPositions => ({
  clockIn: { verdict, locationId: null, distanceMetres: null, accuracyMetres: null },
  clockOut: null,
});

describe("punches", () => {
  test("as planned have no flag, the grace included", () => {
    expect(flagsOf()).toEqual([]);
    expect(flagsOf({ span: span("14:05", "21:55") })).toEqual([]);
  });

  test.each<[flag: TimeEntryFlag, work: Partial<PunchedWork>]>([
    ["lateIn", { span: span("14:06", "22:00") }],
    ["earlyIn", { span: span("13:54", "22:00") }],
    ["lateOut", { span: span("14:00", "22:06") }],
    ["earlyOut", { span: span("14:00", "21:54") }],
    ["noShift", { shift: null }],
    ["wrongLocation", { shift: null, elsewhere: { ...shift, locationId: aLocationId("market") } }],
    ["roleMismatch", { jobRoleId: roleId("lead") }],
    ["longEntry", { shift: { ...shift, startsAt: at("10:00") }, span: span("10:00", "22:01") }],
    ["shortEntry", { shift: { ...shift, endsAt: at("14:14") }, span: span("14:00", "14:14") }],
    ["offSite", { positions: judged("outside") }],
    ["noPosition", { positions: judged("missing") }],
    ["lowAccuracy", { positions: judged("vague") }],
  ])("get the flag %s", (flag, work) => {
    expect(flagsOf(work)).toEqual([flag]);
  });

  test("get the request for a decision where the location wants one", () => {
    const flags = flagsOf({ positions: judged("outside"), geofence: "approve" });
    expect(flags).toEqual(["offSite", "positionRequest"]);
  });

  test("are not measured at their end while they last", () => {
    expect(flagsOf({ span: span("14:00", null) })).toEqual([]);
  });

  test("without a shift are in order where the company allows it or planned nothing", () => {
    expect(flagsOf({ shift: null, isPlanned: false })).toEqual([]);
    const clock = { graceSeconds: 300, unscheduled: "allow" as const };
    expect(flagsOf({ shift: null, clock })).toEqual([]);
  });

  test("without an end are missed after sixteen hours", () => {
    const marked = markMissedClockOut(anEntry(), shift.endsAt, at("06:00", "03"));
    expect(marked.flags).toEqual(["missedClockOut"]);
  });
});

type Worked = Parameters<typeof aWeekEntry>[0];

/** The flags of the last entry of the week under the rules of California. */
function flagsInWeek(worked: Worked[], rates = [wage(200_000)]): readonly TimeEntryFlag[] {
  const rules = { ...presetRules("california"), weekStart: "monday" as const };
  const entries = worked.map((change, index) =>
    aWeekEntry({ entryId: anEntryId(`entry-${index}`), ...change }),
  );
  const { week } = buildWeek({
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-03-02",
    timeZone: "America/New_York",
    bounds: zoneBounds,
    daysInRowBefore: 0,
    entries,
    rules,
    currency: "USD",
    rates,
    now: at("00:00", "10"),
  });
  const last = entries.at(-1)?.entryId;
  return week.hours.entries.find(({ entryId }) => entryId === last)?.flags ?? [];
}

const lunch = (from: string, to: string) => [{ startsAt: at(from), endsAt: at(to), isPaid: false }];
const day = (number: number): Worked => ({
  startsAt: at("14:00", `0${number}`),
  endsAt: at("22:00", `0${number}`),
  breaks: [
    { startsAt: at("17:00", `0${number}`), endsAt: at("17:30", `0${number}`), isPaid: false },
  ],
});

describe("a week", () => {
  test("of a day with its meal has no flag", () => {
    expect(flagsInWeek([{ breaks: lunch("17:00", "17:30") }])).toEqual([]);
  });

  test.each<[flag: TimeEntryFlag, worked: Worked[]]>([
    ["breakMissed", [{}]],
    ["breakShort", [{ breaks: lunch("17:00", "17:29") }]],
    ["breakLate", [{ breaks: lunch("19:01", "19:31") }]],
    ["overtimeDaily", [{ endsAt: at("22:31"), breaks: lunch("17:00", "17:30") }]],
    ["overtimeWeekly", [1, 2, 3, 4, 5, 6].map((number) => day(number + 1))],
    ["overlap", [{ breaks: lunch("17:00", "17:30") }, { startsAt: at("21:00") }]],
  ])("marks its last entry with %s", (flag, worked) => {
    expect(flagsInWeek(worked)).toContain(flag);
  });

  test("marks time without a rate", () => {
    expect(flagsInWeek([{ breaks: lunch("17:00", "17:30") }], [])).toEqual(["rateMissing"]);
  });

  test("does not mark a meal that was waived where the law allows it", () => {
    const short = { endsAt: at("19:30") };
    expect(flagsInWeek([short])).toEqual(["breakMissed"]);
    expect(flagsInWeek([{ ...short, breakAttestation: "mealWaived" }])).toEqual([]);
  });
});
