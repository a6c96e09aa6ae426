import { describe, expect, test } from "vitest";
import {
  aLocationId,
  anEmployeeId,
  anEntryId,
  aShiftId,
} from "../../kernel/ids/ids.test-support.ts";
import type { AlertType } from "../../records/alerts/alert-type.ts";
import { usualRule } from "../../rules/alerts/usual-rules.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { anEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import { causesAt, mutedAt } from "./location-causes.ts";
import {
  aSituation,
  at,
  board,
  openDays,
  shiftOf,
  today,
  weekOf,
} from "./situation.test-support.ts";
import type { LocationSituation } from "./situation.ts";

const day: [string, string] = ["09:00", "17:00"];

/** "late ana": the types of the causes at a time, each with its employee. */
function causes(situation: Partial<LocationSituation>, time: string): string[] {
  return causesAt(aSituation(situation), at(time), new Set()).map(({ type, employeeId }) =>
    employeeId === null ? type : `${type} ${employeeId}`,
  );
}
const typed = (type: AlertType, threshold: number) => ({
  alertRules: [{ ...usualRule(type), threshold }],
});

describe("on the board of a location", () => {
  const ana = board(shiftOf("ana", day));
  test("who is late is an alert from the threshold of the rule on, until the no-show", () => {
    expect(causes(ana, "09:04")).toEqual([]);
    expect(causes(ana, "09:05")).toEqual(["late ana"]);
    expect(causes(ana, "10:00")).toEqual(["noShow ana"]);
    expect(causes({ ...ana, ...typed("late", 10) }, "09:05")).toEqual([]);
    expect(causes({ ...ana, ...typed("late", 10) }, "09:10")).toEqual(["late ana"]);
  });

  test("who came is none, and a draft is not on the board", () => {
    expect(causes(board(shiftOf("ana", day, { clockedInAt: at("09:06") })), "09:10")).toEqual([]);
    expect(causes(board(), "09:10")).toEqual([]);
  });

  test("a break too long and a clock that runs on are alerts", () => {
    const away = { clockedInAt: at("09:00"), breakStartedAt: at("12:00") };
    expect(causes(board(shiftOf("ana", day, away)), "12:35")).toEqual([]);
    expect(causes(board(shiftOf("ana", day, away)), "12:36")).toEqual(["onBreakTooLong ana"]);
    const still = board(shiftOf("ana", day, { clockedInAt: at("09:00"), entryId: anEntryId("e") }));
    expect(causes(still, "17:59")).toEqual([]);
    expect(causes(still, "18:00")).toEqual(["missedOut ana"]);
  });

  test("an entry that was closed without an end stays the same alert as its running clock", () => {
    const entry = anEntry({ id: anEntryId("e"), state: "needsFix", flags: ["missedClockOut"] });
    const running = shiftOf("ana", day, { clockedInAt: at("09:00"), entryId: anEntryId("e") });
    const [before] = causesAt(aSituation(board(running)), at("18:00"), new Set());
    const [after] = causesAt(aSituation({ unfinished: [entry] }), at("18:00"), new Set());
    expect(after?.id).toBe(before?.id);
  });

  test("night work on the boards of two days is one alert", () => {
    const row = shiftOf("ana", day);
    const both = {
      summaries: ["2026-11-19", today].map((one) => ({
        day: one,
        board: [row],
        scheduledSeconds: 0,
      })),
    };
    expect(causes(both, "09:05")).toEqual(["late ana"]);
  });

  test("who is muted, or covered by no rule, is none", () => {
    const rule = usualRule("late");
    const muted = { alertRules: [{ ...rule, mutedEmployeeIds: [anEmployeeId("ana")] }] };
    expect(causes({ ...ana, ...muted }, "09:05")).toEqual([]);
    expect([...mutedAt(aSituation({ ...ana, ...muted }), at("09:05"))]).toHaveLength(1);
    expect([...mutedAt(aSituation(ana), at("09:05"))]).toEqual([]);
    expect(causes({ ...ana, alertRules: [{ ...rule, isEnabled: false }] }, "09:05")).toEqual([]);
  });

  test("an off-site punch is one until it is decided", () => {
    const entry = (state: "closed" | "approved") => ({
      placed: [anEntry({ state, flags: ["offSite"] })],
    });
    expect(causes(entry("closed"), "12:00")).toEqual(["outsideGeofence ana"]);
    expect(causes(entry("approved"), "12:00")).toEqual([]);
  });
});

describe("the hours of who works", () => {
  test("need a break half an hour before it is missed, and the missed one is told", () => {
    const working = { weeks: [weekOf("ana", [{}])] };
    expect(causes(working, "13:30")).toEqual([]);
    expect(causes(working, "13:31")).toEqual(["breakDue ana"]);
    expect(causes(working, "15:01")).toEqual(["breakMissed ana"]);
    const short = board(shiftOf("ana", ["09:00", "13:45"], { entryId: anEntryId("ana0") }));
    expect(causes({ ...working, ...short, ...typed("late", 600) }, "13:31")).toEqual([]);
    const rested = { startsAt: at("12:00"), endsAt: at("12:30"), isPaid: false };
    expect(causes({ weeks: [weekOf("ana", [{ breaks: [rested] }])] }, "15:10")).toEqual([]);
  });

  test("a missed break is told for the rest of the day of the location, whatever the day is in UTC", () => {
    const week = weekOf("ana", [{ startsAt: at("00:00"), endsAt: at("09:00"), state: "closed" }]);
    const inZone = (timeZone: string, time: string) => {
      const { place } = aSituation();
      return causes({ place: { ...place, timeZone }, weeks: [week] }, time);
    };
    expect(inZone("Asia/Tokyo", "14:59")).toContain("breakMissed ana");
    expect(inZone("Asia/Tokyo", "15:01")).not.toContain("breakMissed ana");
    expect(inZone("America/Los_Angeles", "09:30")).toContain("breakMissed ana");
  });

  test("come near overtime an hour before it begins, and are beyond it then", () => {
    const rested = { startsAt: at("12:00"), endsAt: at("12:30"), isPaid: false };
    const week = { weeks: [weekOf("ana", [{ breaks: [rested] }])] };
    expect(causes(week, "16:30")).toEqual([]);
    expect(causes(week, "16:31")).toEqual(["nearOvertime ana"]);
    expect(causes(week, "17:31")).toEqual(["overOvertime ana"]);
  });

  test("at another location are told there", () => {
    const elsewhere = { weeks: [weekOf("ana", [{ locationId: aLocationId("pier") }])] };
    expect(causes(elsewhere, "19:00")).toEqual([]);
  });
});

describe("the plan of a location", () => {
  test("lacks people on the days that the rule looks ahead", () => {
    const openWork = openDays({ "2026-11-22": { openShifts: 2 }, "2026-11-23": { openShifts: 1 } });
    const [cause, ...others] = causesAt(aSituation({ openWork }), at("12:00"), new Set());
    expect(cause).toMatchObject({ type: "uncovered", count: 2, facts: { day: "2026-11-22" } });
    expect(others).toEqual([]);
    expect(causes({ openWork, ...typed("uncovered", 3) }, "12:00")).toHaveLength(2);
  });

  test("has shifts of people who are off, however far ahead", () => {
    const shifts = [aShift({ id: aShiftId("s") })];
    const toCover = [
      {
        employeeId: anEmployeeId("ana"),
        weekStart: "2026-12-14",
        because: "timeOff" as const,
        shifts,
      },
    ];
    expect(causes({ toCover }, "12:00")).toEqual(["uncovered ana"]);
  });

  test("of next week is to be published three days before it begins", () => {
    const schedules = { current: null, next: null };
    const openWork = { days: {}, closed: {} };
    const week = { openWork, schedules };
    expect(causes({ ...week, ...typed("unpublishedWeek", 2) }, "12:00")).toEqual([]);
    expect(causes(week, "12:00")).toEqual(["unpublishedWeek"]);
  });

  test("is over its budget by the planned hours of the week", () => {
    const summaries = [{ day: "2026-11-24", board: [], scheduledSeconds: 7200 }];
    const over = { summaries, budgetSecondsPerWeek: 3600 };
    const [cause] = causesAt(aSituation(over), at("12:00"), new Set());
    expect(cause).toMatchObject({
      type: "overBudget",
      facts: { day: "2026-11-23", seconds: 3600 },
    });
    expect(causes({ ...over, budgetSecondsPerWeek: 7200 }, "12:00")).toEqual([]);
  });

  test("has entries to approve some days after the week", () => {
    const openWork = openDays({ "2026-11-13": { unapproved: 4 }, [today]: { unapproved: 3 } });
    expect(causes({ openWork }, "12:00")).toEqual(["entriesUnapproved"]);
    expect(causes({ openWork, ...typed("entriesUnapproved", 5) }, "12:00")).toEqual([]);
    const closed = { ...openWork, closed: { "2026-11-02": "2026-11-15" } };
    expect(causes({ openWork: closed }, "12:00")).toEqual([]);
  });
});

describe("the tablets of a location", () => {
  const tablet = (name: string, seen: string) => ({
    locationId: aLocationId("harbor"),
    name,
    lastSeenAt: at(seen),
    revokedAt: null,
  });
  const late = board(shiftOf("ana", day));

  test("are one alert when they are silent, and swallow who is missing meanwhile", () => {
    const kiosks = [tablet("Door", "08:50"), tablet("Bar", "08:49")];
    const [cause, ...others] = causesAt(aSituation({ ...late, kiosks }), at("09:05"), new Set());
    expect(cause).toMatchObject({ type: "kioskOffline", count: 2, facts: { at: at("08:49") } });
    expect(others).toEqual([]);
  });

  test("of which one answers leave the others' punches to count", () => {
    const kiosks = [tablet("Door", "08:50"), tablet("Bar", "09:04")];
    expect(causes({ ...late, kiosks }, "09:05")).toEqual(["late ana", "kioskOffline"]);
  });
});
