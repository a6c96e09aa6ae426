import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { dayEventSchema } from "../../records/day-events/day-event.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { aCompany } from "../../rules/company/ruled-company.test-support.ts";
import type { CalendarItem } from "./calendar-items.ts";
import {
  availabilityItems,
  blackoutItems,
  eventItems,
  holidayItems,
  itemsOnDay,
  lastDayOf,
  offOnDay,
  periodEndItems,
  shiftItems,
  timeOffItems,
} from "./calendar-items.ts";
import { filterItems } from "./filter-items.ts";

const week = { from: "2026-11-23", until: "2026-11-29" };
const [quay, mill] = [aLocationId("quay"), aLocationId("mill")];
const [ana, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
const ids = (items: readonly CalendarItem[]) => items.map(({ id }) => id);

function aShift(id: string, change: Partial<PublishedShift> = {}): PublishedShift {
  const day = change.day ?? "2026-11-25";
  return {
    id: aShiftId(id),
    locationId: quay,
    employeeId: ana,
    jobRoleId: roleId("barista"),
    day,
    startsAtLocal: "09:00",
    endsAtLocal: "17:00",
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds: 0,
    note: "",
    weekStart: "2026-11-23",
    timeZone: "America/New_York",
    startsAt: `${day}T14:00:00.000Z`,
    endsAt: `${day}T22:00:00.000Z`,
    publishedAt: "2026-11-18T09:30:00.000Z",
    scheduleVersion: 1,
    ...change,
  };
}

const anEvent = (id: string, change: object = {}) =>
  dayEventSchema.parse({
    id,
    title: "Inventory",
    text: "",
    from: "2026-11-25",
    until: "2026-11-25",
    times: null,
    locationId: null,
    audience: "everyone",
    savedAt: "2026-11-18T09:30:00.000Z",
    savedBy: "u1",
    savedByName: "Kim",
    version: 1,
    ...change,
  });

const night = { startsAtLocal: "22:00", endsAtLocal: "06:00" };

test("a night is one item of the day on which it begins, also where it reaches into the first day", () => {
  const before = aShift("night", { day: "2026-11-22", ...night });
  const items = shiftItems([before, aShift("day", { day: "2026-11-22" })], week);
  expect(items).toMatchObject([{ id: "shift-night", from: "2026-11-22", until: "2026-11-22" }]);
  expect(items.map(lastDayOf)).toEqual(["2026-11-23"]);
});

describe("time off", () => {
  test("is shown once while it waits or is approved, and not once denied or cancelled", () => {
    const waiting = aTimeOff({ state: "requested" });
    const denied = aTimeOff({ id: "no" as never, state: "denied" });
    expect(ids(timeOffItems([waiting, waiting, denied], week))).toEqual(["timeOff-off"]);
  });

  test("names who is off on a day once it is approved", () => {
    const days = { from: "2026-11-20", until: "2026-11-24" };
    const waiting = aTimeOff({ id: "w" as never, employeeId: ben, state: "requested", ...days });
    const items = timeOffItems([aTimeOff({ employeeId: ana, ...days }), waiting], week);
    expect([offOnDay(items, "2026-11-24"), offOnDay(items, "2026-11-25")]).toEqual([[ana], []]);
  });
});

test("holidays that are the same at several locations are one; archived locations have none", () => {
  const thanksgiving = { day: "2026-11-26", name: "Thanksgiving", isHoliday: true, hours: [] };
  const place = (id: typeof quay, change: object = {}) => ({
    id,
    status: "active" as const,
    specialDays: [thanksgiving],
    ...change,
  });
  const open = {
    specialDays: [{ ...thanksgiving, hours: [{ opensAt: "10:00", closesAt: "14:00" }] }],
  };
  const old = place(aLocationId("old"), { status: "archived" });
  const same = holidayItems([place(quay), place(mill), old], week);
  expect(same).toMatchObject([{ from: "2026-11-26", locationIds: [quay, mill] }]);
  expect(holidayItems([place(quay), place(mill, open)], week)).toHaveLength(2);
});

test("the last days of the pay periods are marked", () => {
  const days = { from: "2026-11-01", until: "2026-11-30" };
  const ends = periodEndItems(aCompany(), days).map(({ from }) => from);
  expect(ends).toEqual(["2026-11-08", "2026-11-22"]);
});

test("availability is shown on each day that an entry is about", () => {
  const entry = { from: "2026-01-01", until: null, times: null, note: "" };
  const weekly = { ...entry, kind: "unavailable" as const, weekdays: ["tuesday" as const] };
  const said = { id: ana, employeeId: ana, locationIds: [quay], entries: [weekly] };
  const stored = { ...said, updatedAt: "", updatedBy: "u" as never, updatedByName: "", version: 1 };
  expect(availabilityItems([stored], week).map(({ from }) => from)).toEqual(["2026-11-24"]);
});

test("a day lists whole days by layer, then what has times, by their begin", () => {
  const items = [
    ...shiftItems([aShift("late", { startsAtLocal: "14:00" }), aShift("early")], week),
    ...timeOffItems([aTimeOff({ from: "2026-11-25", until: "2026-11-25" })], week),
    ...eventItems(
      [anEvent("all"), anEvent("ten", { times: { ...night, startsAtLocal: "10:00" } })],
      week,
    ),
  ];
  expect(ids(itemsOnDay(items, "2026-11-25"))).toEqual([
    "event-all",
    "timeOff-off",
    "shift-early",
    "event-ten",
    "shift-late",
  ]);
});

describe("filters", () => {
  const none = { employeeId: null, jobRoleId: null, locationId: null, ownPlaceIds: null };
  const people = [{ id: ana, jobRoleIds: [roleId("barista")], locationIds: [quay] }];
  const items = [
    ...shiftItems(
      [
        aShift("anas"),
        aShift("bens", { employeeId: ben, locationId: mill }),
        aShift("open", { employeeId: null, jobRoleId: roleId("cook") }),
      ],
      week,
    ),
    ...timeOffItems([aTimeOff({ employeeId: ana, locationIds: [quay] })], week),
    ...eventItems([anEvent("company"), anEvent("mills", { locationId: mill })], week),
  ];
  const kept = (change: Partial<typeof none> | object) =>
    ids(filterItems(items, { ...none, ...change }, people));

  test.each([
    [
      "an employee keeps theirs and what is about no one",
      { employeeId: ana },
      "anas off company mills",
    ],
    [
      "a job role keeps its shifts and people",
      { jobRoleId: roleId("barista") },
      "anas bens off company mills",
    ],
    ["a location keeps what is there or about all", { locationId: quay }, "anas open off company"],
    [
      "the employee's own calendar has the events of their locations",
      { ownPlaceIds: [quay] },
      "anas bens open off company",
    ],
  ])("%s", (_what, change, expected) => {
    expect(
      kept(change)
        .map((id) => id.split("-")[1])
        .join(" "),
    ).toBe(expected);
  });
});

test("a blackout is one item of all its days, at its locations or at all", () => {
  const season = {
    id: "season",
    name: "Season",
    from: "2026-11-20",
    until: "2026-11-25",
    locationIds: [aLocationId("harbor")],
  };
  const over = { ...season, id: "over", until: "2026-11-21" };
  const items = blackoutItems([season, over], { from: "2026-11-23", until: "2026-11-29" });
  expect(items.map(({ id, from, until }) => [id, from, until])).toEqual([
    ["blackout-season", "2026-11-20", "2026-11-25"],
  ]);
  const filters = { employeeId: null, jobRoleId: null, locationId: null, ownPlaceIds: null };
  const at = (name: string) => [aLocationId(name)];
  expect(filterItems(items, { ...filters, ownPlaceIds: at("harbor") }, [])).toEqual(items);
  expect(filterItems(items, { ...filters, ownPlaceIds: at("market") }, [])).toEqual([]);
});
