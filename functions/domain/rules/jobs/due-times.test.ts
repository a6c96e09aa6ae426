import { aLocationId, anEmployeeId, aCompanyId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import {
  clockOutReminderDue,
  employmentDue,
  employmentDueAgain,
  leaseSeconds,
  missedClockOutDue,
  nextChangeOn,
  nextNight,
  shiftReminderDue,
} from "./due-times.ts";

const newYork = "America/New_York";
const localMinute = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(
    new Date(instant),
  );

describe("the nightly work of a location", () => {
  test("is due between 3:10 and 3:59 by its own clock", () => {
    for (const subject of ["harbor", "market", "pier", "Zz9", "a-b_c"]) {
      for (const zone of [newYork, "Asia/Kathmandu", "Pacific/Kiritimati"]) {
        const night = localMinute(nextNight("2026-11-22T20:00:00.000Z", zone, subject), zone);
        expect(night >= "03:10" && night <= "03:59").toBe(true);
      }
    }
  });

  test("is due the same night before it and the next night after it", () => {
    const night = nextNight("2026-11-22T05:00:00.000Z", newYork, "harbor");
    expect(night.slice(0, 10)).toBe("2026-11-22");
    const next = nextNight(night, newYork, "harbor");
    expect(Date.parse(next) - Date.parse(night)).toBe(86_400_000);
  });

  test("is due once in a night whose clocks change over it", () => {
    // Lord Howe, Troll and old Egypt move their clocks at other hours; at Troll it is 1 to 3 o'clock.
    const night = nextNight("2026-03-28T20:00:00.000Z", "Antarctica/Troll", "harbor");
    const next = nextNight(night, "Antarctica/Troll", "harbor");
    expect(next > night).toBe(true);
    expect(Date.parse(next) - Date.parse(night)).toBeGreaterThan(80_000_000);
  });

  test("has another minute for another subject, so that no minute has all of them", () => {
    const subjects = Array.from({ length: 300 }, (_, index) => `company${index}_harbor`);
    const nights = subjects.map((one) => nextNight("2026-11-22T20:00:00.000Z", newYork, one));
    const perMinute = Map.groupBy(nights, (night) => night);
    expect(Math.max(...[...perMinute.values()].map((all) => all.length))).toBeLessThan(30);
  });
});

describe("a missed clock-out", () => {
  const entry = (startsAt: string) => ({
    state: "clockedIn" as const,
    locationId: aLocationId("harbor"),
    payable: { startsAt, endsAt: null, breaks: [] },
  });

  test("is looked for at the quarter of an hour after 16 hours", () => {
    const due = missedClockOutDue(aCompanyId("c1"), entry("2026-11-22T08:01:00.000Z"));
    expect(due).toMatchObject({ companyId: "c1", locationId: "harbor", attempts: 0 });
    expect(due?.dueAt).toBe("2026-11-23T00:15:00.000Z");
    const exact = missedClockOutDue(aCompanyId("c1"), entry("2026-11-22T08:00:00.000Z"));
    expect(exact?.dueAt).toBe("2026-11-23T00:00:00.000Z");
  });

  test("is looked for once for all who begin in the same quarter, and again for later ones", () => {
    const ids = ["08:01", "08:14", "08:16"].map(
      (time) => missedClockOutDue(aCompanyId("c1"), entry(`2026-11-22T${time}:00.000Z`))?.id,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  test("is not looked for once the entry has ended", () => {
    const ended = { ...entry("2026-11-22T08:00:00.000Z"), state: "closed" } as const;
    expect(missedClockOutDue(aCompanyId("c1"), ended)).toBeNull();
  });
});

describe("the dates of an employment", () => {
  const active = {
    id: anEmployeeId("ana"),
    status: "active",
    terminatedOn: null,
    leave: null,
  } as const;
  const leave = { from: "2026-12-01", until: "2026-12-10", reason: "parental" } as never;

  test("ask for nothing without an end or a leave, or once it has ended", () => {
    expect(nextChangeOn(active)).toBeNull();
    const ended = { ...active, status: "terminated", terminatedOn: "2026-12-24" } as const;
    expect(nextChangeOn(ended)).toBeNull();
    expect(employmentDue(aCompanyId("c1"), ended)).toBeNull();
  });

  test("ask for a change after the last day, and on the first day and after the last of a leave", () => {
    expect(nextChangeOn({ ...active, terminatedOn: "2026-12-31" })).toBe("2027-01-01");
    expect(nextChangeOn({ ...active, leave })).toBe("2026-12-01");
    expect(nextChangeOn({ ...active, status: "onLeave", leave })).toBe("2026-12-11");
    expect(nextChangeOn({ ...active, leave, terminatedOn: "2026-11-24" })).toBe("2026-11-25");
  });

  test("are looked at as the day begins anywhere, and then as it begins at home", () => {
    const leaving = { ...active, terminatedOn: "2026-12-31" };
    expect(employmentDue(aCompanyId("c1"), leaving)?.dueAt).toBe("2026-12-31T10:00:00.000Z");
    const then = { now: "2026-12-31T10:00:00.000Z", timeZone: newYork };
    expect(employmentDueAgain(leaving, then)).toBe("2027-01-01T05:00:00.000Z");
  });

  test("that a rule refused to follow are tried again a day later", () => {
    const leaving = { ...active, terminatedOn: "2026-12-31" };
    const late = { now: "2027-01-02T05:00:00.000Z", timeZone: newYork };
    expect(employmentDueAgain(leaving, late)).toBe("2027-01-03T05:00:00.000Z");
  });
});

test("work that fails is given out again after 15 minutes, and less often with each failure", () => {
  expect([0, 1, 2, 5, 50].map(leaseSeconds)).toEqual([900, 1800, 3600, 28_800, 28_800]);
});

describe("the reminder to clock out", () => {
  const companyId = aCompanyId("c1");
  const place = { locationId: aLocationId("harbor") };
  const startsAt = "2026-11-22T14:00:00.000Z";
  const endsAt = "2026-11-22T22:07:00.000Z";
  const entry = {
    ...place,
    state: "clockedIn" as const,
    payable: { startsAt, endsAt: null, breaks: [] },
  };

  test("is due at the quarter of an hour after it, from the end of the shift or after 12 hours", () => {
    const planned = clockOutReminderDue(companyId, entry, { endsAt });
    expect(planned).toMatchObject({ job: "clockOutReminders", dueAt: "2026-11-22T22:30:00.000Z" });
    const unplanned = clockOutReminderDue(companyId, entry, null);
    expect(unplanned?.dueAt).toBe("2026-11-23T02:15:00.000Z");
    expect(clockOutReminderDue(companyId, { ...entry, state: "closed" }, null)).toBeNull();
  });

  test("is set again as a shift is published that its employee may be working", () => {
    const shift = { ...place, employeeId: anEmployeeId("ana"), startsAt, endsAt };
    const dueAt = (now: string) => shiftReminderDue(companyId, shift, now)?.dueAt;
    expect(dueAt("2026-11-22T18:00:00.000Z")).toBe("2026-11-22T22:30:00.000Z");
    expect(dueAt("2026-11-22T10:00:00.000Z")).toBe("2026-11-22T22:30:00.000Z");
    expect(dueAt("2026-11-22T09:59:00.000Z")).toBeUndefined();
    expect(dueAt("2026-11-23T14:06:00.000Z")).toBe("2026-11-22T22:30:00.000Z");
    expect(dueAt("2026-11-23T14:07:00.000Z")).toBeUndefined();
    const open = { ...shift, employeeId: null };
    expect(shiftReminderDue(companyId, open, "2026-11-22T18:00:00.000Z")).toBeNull();
  });
});
