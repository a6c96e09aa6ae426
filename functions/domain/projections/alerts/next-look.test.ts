import { describe, expect, test } from "vitest";
import { aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { causesAt, nextLook } from "./location-causes.ts";
import type { LocationSituation } from "./situation.ts";
import {
  aSituation,
  at,
  board,
  openDays,
  shiftOf,
  today,
  weekOf,
} from "./situation.test-support.ts";

const day: [string, string] = ["09:00", "17:00"];

describe("the next look", () => {
  const next = (situation: Partial<LocationSituation>, time: string) =>
    nextLook(aSituation(situation), at(time), []);

  test("is the minute in which someone becomes late, then the one of the no-show", () => {
    const ana = board(shiftOf("ana", day));
    expect(next(ana, "08:30")).toBe(at("09:05"));
    expect(next(ana, "09:05")).toBe(at("10:00"));
  });

  test("is the end of an open shift, from which no one can cover it", () => {
    const lastOpenEndsAt = at("14:00");
    const openWork = openDays({
      [today]: { openShifts: 1, firstOpenAt: at("08:00"), lastOpenEndsAt },
    });
    const typesAt = (time: string) =>
      causesAt(aSituation({ openWork }), at(time), new Set()).map(({ type }) => type);
    expect(next({ openWork }, "12:00")).toBe(lastOpenEndsAt);
    expect(typesAt("13:59")).toEqual(["uncovered"]);
    expect(typesAt("14:00")).toEqual([]);
  });

  test("is four hours later where nothing is expected, and midnight before that", () => {
    expect(next({}, "12:00")).toBe(at("16:00"));
    expect(next({}, "23:30")).toBe("2026-11-21T00:00:00.000Z");
  });

  test("is when a tablet would be silent for too long, soon while it is, and the opening at night", () => {
    const tablet = (seen: string) => [
      { locationId: aLocationId("harbor"), name: "Door", lastSeenAt: at(seen), revokedAt: null },
    ];
    expect(next({ kiosks: tablet("11:58") }, "12:00")).toBe(at("12:13"));
    expect(next({ kiosks: tablet("11:30") }, "12:00")).toBe(at("12:05"));
    const friday = [{ opensAt: "07:30", closesAt: "18:00" }];
    const place = {
      ...aSituation().place,
      openingHours: { ...aSituation().place.openingHours, friday },
    };
    expect(next({ kiosks: tablet("01:00"), place }, "06:00")).toBe(at("07:30"));
  });

  test("is the mail or the end of the snooze of an alert, unless it is resolved", () => {
    const waiting = { mailDueAt: at("12:10"), escalateAt: at("12:20"), snoozedUntil: null };
    const look = (state: "new" | "resolved") =>
      nextLook(aSituation(), at("12:00"), [{ state, ...waiting }]);
    expect(look("new")).toBe(at("12:10"));
    expect(look("resolved")).toBe(at("16:00"));
  });

  test("never passes over a change: between two looks the causes stay the same", () => {
    const situation = aSituation({
      ...board(
        shiftOf("ana", ["09:00", "17:00"]),
        shiftOf("ben", ["10:00", "18:00"], {
          clockedInAt: at("10:00"),
          breakStartedAt: at("13:00"),
        }),
        shiftOf("cleo", ["08:00", "12:00"], { clockedInAt: at("08:00"), entryId: anEntryId("c") }),
      ),
      weeks: [
        weekOf("ben", [{ startsAt: at("10:00") }]),
        weekOf("cleo", [{ startsAt: at("08:00") }]),
      ],
    });
    const keysAt = (time: string) =>
      causesAt(situation, time, new Set())
        .map(({ id }) => id)
        .toSorted()
        .join();
    const changes: string[] = [];
    let seen = keysAt(at("07:00"));
    let due = nextLook(situation, at("07:00"), []);
    for (let minute = 7 * 60 + 1; minute < 23 * 60; minute += 1) {
      const text = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
      const now = at(text);
      const keys = keysAt(now);
      if (keys !== seen && now < due) changes.push(text);
      if (now >= due) {
        seen = keys;
        due = nextLook(situation, now, []);
      }
    }
    expect(changes).toEqual([]);
  });
});
