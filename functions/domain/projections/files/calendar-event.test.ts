import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aLocationId, anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { nameOfRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import { shiftEvents } from "./calendar-event.ts";
import { feedDays, withdrawnShift } from "../../records/users/calendar-feed.ts";

const shift: PublishedShift = {
  id: aShiftId("s1"),
  locationId: aLocationId("quay"),
  employeeId: anEmployeeId("emma"),
  jobRoleId: roleId("barista"),
  day: "2026-11-20",
  startsAtLocal: "00:00",
  endsAtLocal: "08:00",
  startsInRepeatedHour: null,
  endsInRepeatedHour: null,
  unpaidBreakSeconds: 1800,
  note: "Bring the keys.",
  weekStart: "2026-11-16",
  timeZone: "America/New_York",
  startsAt: "2026-11-20T05:00:00.000Z",
  endsAt: "2026-11-20T13:00:00.000Z",
  publishedAt: "2026-11-18T09:30:00.000Z",
  scheduleVersion: 2,
};
const taken = withdrawnShift(shift, { at: "2026-11-19T08:00:00.000Z", scheduleVersion: 3 });
const placeOf = () => "Quay";

test("a published shift is an entry whose version is the publishing that last changed it", () => {
  expect(
    shiftEvents({
      published: [shift],
      withdrawn: [],
      placeOf,
      roleName: nameOfRole,
      locale: onDevice,
    }),
  ).toEqual([
    {
      uid: "shift-s1@crewline",
      sequence: 2000,
      changedAt: shift.publishedAt,
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
      timeZone: "America/New_York",
      summary: "Shift: Barista",
      location: "Quay",
      description: "Unpaid break: 30 minutes.\nBring the keys.",
      isCancelled: false,
    },
  ]);
});

describe("a shift that was reassigned or deleted", () => {
  test("is cancelled under the same name, in a later version, at the moment it went", () => {
    const [gone] = shiftEvents({
      published: [],
      withdrawn: taken ? [taken] : [],
      placeOf,
      roleName: nameOfRole,
      locale: onDevice,
    });
    expect(gone).toMatchObject({
      uid: "shift-s1@crewline",
      sequence: 3000,
      changedAt: "2026-11-19T08:00:00.000Z",
      isCancelled: true,
    });
  });

  test("is no cancellation when the person has it again", () => {
    const back = { ...shift, scheduleVersion: 4 };
    const events = shiftEvents({
      published: [back],
      withdrawn: taken ? [taken] : [],
      placeOf,
      roleName: nameOfRole,
      locale: onDevice,
    });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ sequence: 4000, isCancelled: false });
  });

  test("goes and comes back in rising versions when it passes to others without a publishing", () => {
    const at = (hour: number) => `2026-11-19T0${hour}:00:00.000Z`;
    const handed = (handOvers: number) => ({ ...shift, handOvers, handedOverAt: at(handOvers) });
    const lost = withdrawnShift(shift, { at: at(1), scheduleVersion: 2, handOvers: 1 });
    const eventOf = (of: Partial<Parameters<typeof shiftEvents>[0]>) =>
      shiftEvents({
        published: [],
        withdrawn: [],
        placeOf,
        roleName: nameOfRole,
        locale: onDevice,
        ...of,
      })[0];
    const told = [
      eventOf({ published: [shift] }),
      eventOf({ withdrawn: lost ? [lost] : [] }),
      eventOf({ published: [handed(2)] }),
    ];
    expect(told.map((event) => [event?.sequence, event?.changedAt])).toEqual([
      [2000, shift.publishedAt],
      [2001, at(1)],
      [2002, at(2)],
    ]);
  });

  test("is forgotten 30 days after it went", () => {
    expect(taken?.deleteAt).toBe("2026-12-19T08:00:00.000Z");
  });
});

test("an open shift has no employee, so no one loses it", () => {
  const open = { ...shift, employeeId: null };
  expect(withdrawnShift(open, { at: shift.publishedAt, scheduleVersion: 3 })).toBeNull();
});

test("a feed reaches 60 days back and 180 ahead, counted from today in the company's zone", () => {
  expect(feedDays("2026-11-21T03:00:00.000Z", "America/New_York")).toEqual({
    from: "2026-09-21",
    to: "2027-05-19",
  });
});
