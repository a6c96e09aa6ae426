import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { alertIdSchema } from "../../kernel/ids/record-ids.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { OpenDay } from "../../records/summaries/open-work.ts";
import { quietDay } from "../../records/summaries/open-work.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { anAlert } from "../../rules/alerts/alert.test-support.ts";
import { aCompany } from "../../rules/company/ruled-company.test-support.ts";
import { aBoardRow } from "./board-row.test-support.ts";
import { boardLimitsOf } from "./board-limits.ts";
import { inboxOf } from "./inbox.ts";
import type { InboxPlace } from "./inbox-task.ts";
import { needsOf } from "./needs.ts";

/** Friday 20 November 2026, 12:00 in New York; the pay period lasts from 9 to 22 November. */
const [today, thisWeek, nextWeek] = ["2026-11-20", "2026-11-16", "2026-11-23"];
const now = `${today}T17:00:00.000Z`;
const harbor = aLocationId("harbor");
const published = { state: "published", publishedVersion: 1 } as const;
const lateShift = {
  shiftStartsAt: `${today}T16:30:00.000Z`,
  shiftEndsAt: `${today}T23:00:00.000Z`,
};

function aPlace(
  days: Record<string, Partial<OpenDay>> = {},
  change: Partial<InboxPlace> = {},
): InboxPlace {
  const all = { [thisWeek]: { planned: 1 }, [nextWeek]: { planned: 1 }, ...days };
  const openWork = {
    days: Object.fromEntries(
      Object.entries(all).map(([day, open]) => [day, { ...quietDay, ...open }]),
    ),
    closed: {},
    weeks: { [thisWeek]: scheduleOf(thisWeek, all), [nextWeek]: scheduleOf(nextWeek, all) },
  };
  const schedules = {
    current: openWork.weeks[thisWeek] ?? null,
    next: openWork.weeks[nextWeek] ?? null,
  };
  const asked = { requests: [], disputes: [] };
  const needs = needsOf({ today, now, startsOn: "monday", openWork, schedules, ...asked });
  const place = { locationId: harbor, timeZone: "America/New_York", today, openWork, needs };
  return { ...place, board: [], timeOff: [], requests: [], latePunches: [], ...change };
}

/** Changed while a day of the week has shifts that staff do not see as they are planned. */
function scheduleOf(week: string, days: Record<string, Partial<OpenDay>>) {
  const isChanged = Object.entries(days).some(
    ([day, { unpublished = 0 }]) => unpublished > 0 && day >= week && day <= addDays(week, 6),
  );
  return { ...published, state: isChanged ? "changed" : "published" } as const;
}

type Joins = Parameters<typeof inboxOf>[0]["joins"];

function inbox(places: readonly InboxPlace[], alerts: readonly Alert[] = [], joins: Joins = []) {
  return inboxOf({ places, alerts, joins, deadlines: aCompany(), limits: boardLimitsOf([]), now });
}

const kinds = (places: readonly InboxPlace[], alerts: readonly Alert[] = []) =>
  inbox(places, alerts).map(({ task }) => task.kind);

test("late punches are told once a location, due with their payroll; requests to join within a day", () => {
  const late = [{ day: "2026-11-05" }, { day: "2026-11-19" }];
  const place = aPlace({}, { latePunches: late });
  const joins = [{ askedAt: "2026-11-20T09:00:00.000Z" }, { askedAt: now }];
  expect(inbox([place], [], joins)).toMatchObject([
    {
      locationId: harbor,
      task: { kind: "latePunches", day: "2026-11-05", count: 2 },
      dueAt: "2026-11-09T05:00:00.000Z",
    },
    { locationId: null, task: { count: 2 }, dueAt: "2026-11-21T09:00:00.000Z" },
  ]);
});

test("nothing to decide is an empty inbox", () => {
  expect(inbox([aPlace()])).toEqual([]);
});

describe("the inbox is in the order of", () => {
  test("what happens now, before what is overdue for longer", () => {
    const place = aPlace(
      { "2026-11-03": { unapproved: 40, unapprovedSeconds: 900_000 } },
      { board: [aBoardRow(lateShift)] },
    );
    expect(kinds([place])).toEqual(["cover", "approve"]);
  });

  test("deadlines: shifts before they start, weeks before they begin, time before its payroll", () => {
    const place = aPlace(
      {
        "2026-11-21": { openShifts: 1, planned: 1, firstOpenAt: "2026-11-21T13:00:00.000Z" },
        [thisWeek]: { planned: 1, unapproved: 3 },
        [nextWeek]: { planned: 2, unpublished: 1 },
      },
      { timeOff: [aTimeOff({ state: "requested", from: "2026-12-24" })] },
    );
    const due = inbox([place]).map(({ task, dueAt }) => [task.kind, dueAt]);
    expect(due).toEqual([
      ["publish", "2026-11-20T05:00:00.000Z"],
      ["assign", "2026-11-21T13:00:00.000Z"],
      ["approve", "2026-11-23T05:00:00.000Z"],
      ["decideTimeOff", "2026-12-24T05:00:00.000Z"],
    ]);
  });

  test("hours at stake where the deadline is the same", () => {
    const little = { unapproved: 9, unapprovedSeconds: 3600 };
    const much = { unapproved: 2, unapprovedSeconds: 72_000 };
    const pier = aLocationId("pier");
    const places = [
      aPlace({ [thisWeek]: little }),
      aPlace({ [thisWeek]: much }, { locationId: pier }),
    ];
    expect(
      inbox(places).map(({ locationId, secondsAtStake }) => [locationId, secondsAtStake]),
    ).toEqual([
      ["pier", 72_000],
      ["harbor", 3600],
    ]);
  });
});

describe("an open shift is to assign", () => {
  const open = (change: Partial<OpenDay>) => ({ openShifts: 1, planned: 1, ...change });
  const morning = {
    firstOpenAt: `${today}T11:00:00.000Z`,
    lastOpenEndsAt: `${today}T16:00:00.000Z`,
  };

  test("now, while it lasts", () => {
    const lasting = open({ ...morning, lastOpenEndsAt: `${today}T19:00:00.000Z` });
    expect(inbox([aPlace({ [today]: lasting })])).toMatchObject([
      { task: { kind: "assign" }, isLive: true },
    ]);
  });

  test("no longer when it is over, however much of the day is left", () => {
    expect(kinds([aPlace({ [today]: open(morning) })])).toEqual([]);
  });

  test("after midnight, as long as a night of yesterday lasts", () => {
    const [before, start] = ["2026-11-19", "2026-11-20T03:00:00.000Z"];
    const night = (lastOpenEndsAt: string) => open({ firstOpenAt: start, lastOpenEndsAt });
    expect(inbox([aPlace({ [before]: night("2026-11-20T18:00:00.000Z") })])).toMatchObject([
      { task: { kind: "assign", day: before }, isLive: true },
    ]);
    expect(kinds([aPlace({ [before]: night(now) })])).toEqual([]);
  });
});

describe("a shift is to cover", () => {
  test("as long as it lasts", () => {
    const over = { ...lateShift, shiftEndsAt: now };
    expect(kinds([aPlace({}, { board: [aBoardRow(over)] })])).toEqual([]);
  });

  test("with the length of the shift at stake", () => {
    const [item] = inbox([aPlace({}, { board: [aBoardRow(lateShift)] })]);
    expect(item).toMatchObject({ isLive: true, secondsAtStake: 6.5 * 3600 });
  });
});

describe("an alert", () => {
  const late = anAlert({ facts: { ...noFacts, at: lateShift.shiftStartsAt } });

  test("about something in the inbox belongs to it", () => {
    const [item, ...others] = inbox([aPlace({}, { board: [aBoardRow(lateShift)] })], [late]);
    expect(item?.alertIds).toEqual([late.id]);
    expect(others).toEqual([]);
  });

  test("about several people who are late for the same shift belongs to each of them", () => {
    const storm = { ...late, employeeId: null, count: 2 };
    const bo = aBoardRow({ ...lateShift, employeeId: anEmployeeId("bo") });
    const items = inbox([aPlace({}, { board: [aBoardRow(lateShift), bo] })], [storm]);
    expect(items.map(({ alertIds }) => alertIds)).toEqual([[storm.id], [storm.id]]);
  });

  test("about another location is an item of its own", () => {
    const elsewhere = { ...late, locationId: aLocationId("pier") };
    const place = aPlace({}, { board: [aBoardRow(lateShift)] });
    expect(kinds([place], [elsewhere])).toEqual(["cover", "alert"]);
  });

  test.each<[Partial<Alert>, Record<string, Partial<OpenDay>>]>([
    [{ type: "missedOut", facts: { ...noFacts, day: today } }, { [thisWeek]: { needsFix: 1 } }],
    [
      { type: "entriesUnapproved", facts: { ...noFacts, day: "2026-11-09" } },
      { "2026-11-10": { unapproved: 2 } },
    ],
    [
      { type: "unpublishedWeek", facts: { ...noFacts, day: nextWeek } },
      { [nextWeek]: { planned: 2, unpublished: 2 } },
    ],
    [
      { type: "uncovered", subject: { kind: "day", id: today }, facts: { ...noFacts, day: today } },
      { [today]: { openShifts: 1, planned: 1 } },
    ],
  ])("of %o is no second item", (change, days) => {
    const alert = anAlert({ ...change, id: alertIdSchema.parse("one") });
    expect(inbox([aPlace(days)], [alert]).map(({ alertIds }) => alertIds)).toEqual([["one"]]);
  });

  test("about what is to come is due then", () => {
    const facts = { ...noFacts, day: "2026-12-01" };
    const wage = anAlert({ type: "wageEffective", locationId: null, facts });
    const [item] = inbox([aPlace()], [wage]);
    expect(item).toMatchObject({ locationId: null, dueAt: "2026-12-01T05:00:00.000Z" });
  });
});

test("time off of an employee of two locations is decided once", () => {
  const timeOff = [aTimeOff({ state: "requested" })];
  const pier = aLocationId("pier");
  const places = [aPlace({}, { timeOff }), aPlace({}, { timeOff, locationId: pier })];
  expect(inbox(places).map(({ locationId }) => locationId)).toEqual([pier]);
});

test("a clock that runs an hour after the shift is to be stopped, until it is closed", () => {
  const row = aBoardRow({
    entryId: anEntryId("e1"),
    clockedInAt: `${today}T08:00:00.000Z`,
    shiftStartsAt: `${today}T08:00:00.000Z`,
    shiftEndsAt: `${today}T15:00:00.000Z`,
  });
  expect(kinds([aPlace({}, { board: [row] })])).toEqual(["stopClock"]);
  const closed = { ...row, isEndMissing: true, clockedOutAt: `${today}T15:00:00.000Z` };
  expect(kinds([aPlace({}, { board: [closed] })])).toEqual([]);
});

test("the alert of an unpublished week took the place of its line once the week was published", () => {
  const alert = anAlert({ type: "unpublishedWeek", facts: { ...noFacts, day: nextWeek } });
  expect(kinds([aPlace()], [alert])).toEqual([]);
  const later = anAlert({ ...alert, facts: { ...noFacts, day: "2026-11-30" } });
  expect(kinds([aPlace()], [later])).toEqual(["alert"]);
});
