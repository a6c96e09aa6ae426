import { expect, test } from "vitest";
import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { shiftItems, timeOffItems } from "@crewline/domain/projections/calendar/calendar-items";
import { aTimeOff } from "@crewline/domain/records/time-off/time-off-builder.test-support";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { gridLayout } from "./grid-layout.ts";

const day = "2026-11-25";
const week = { from: "2026-11-23", until: "2026-11-29" };

function atOnce(count: number) {
  const shifts = Array.from({ length: count }, (_, index) =>
    aPublishedShift({ id: aShiftId(`s${index}`), day, range: "09:00-17:00" }),
  );
  return shiftItems(shifts, week);
}

test("two shifts at once stand beside each other in a week, three are listed", () => {
  expect(gridLayout("week", atOnce(2), false).libraryView).toBe("timeGridWeek");
  expect(gridLayout("week", atOnce(3), false)).toMatchObject({
    libraryView: "dayGridWeek",
    dayMaxEvents: 40,
  });
});

test("a day is drawn by the hour, with room for more beside each other at a desk", () => {
  const phone = gridLayout("day", atOnce(4), true);
  const desk = gridLayout("day", atOnce(6), false);
  expect(phone).toMatchObject({ libraryView: "timeGridDay", eventMaxStack: 4 });
  expect(desk).toMatchObject({ libraryView: "timeGridDay", eventMaxStack: 6 });
});

test("a day alone lists all of its items, however many work", () => {
  expect(gridLayout("day", atOnce(200), false).dayMaxEvents).toBe(false);
});

test("a day in which many worked hid most of them behind a number", () => {
  const listed = { libraryView: "dayGridDay", dayMaxEvents: false };
  expect(gridLayout("day", atOnce(5), true)).toMatchObject(listed);
  expect(gridLayout("day", atOnce(7), false)).toMatchObject(listed);
});

test("an item takes one line in a month and a list of one day, two in one of a week, else its hours", () => {
  const lines = (view: "month" | "week" | "day", count: number) =>
    atOnce(count).map(gridLayout(view, atOnce(count), false).linesOf)[0];
  expect([lines("month", 3), lines("day", 7)]).toEqual(["one", "one"]);
  expect([lines("week", 3), lines("week", 1)]).toEqual(["two", "all"]);
});

test("what lasts whole days takes one line in every view", () => {
  const items = timeOffItems([aTimeOff({ from: day, until: day })], week);
  for (const view of ["month", "week", "day"] as const) {
    expect(items.map(gridLayout(view, [...items, ...atOnce(3)], false).linesOf)).toEqual(["one"]);
  }
});
