import ICAL from "ical.js";
import { expect, test } from "vitest";
import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { american } from "@crewline/domain/kernel/formats/readers.test-support";
import {
  aPublishedShift,
  aShift,
} from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { scheduleCalendar } from "@crewline/domain/projections/shift-file/schedule-calendar";
import { sheetTerms } from "@crewline/domain/projections/shift-file/shift-file.test-support";

test("a calendar app reads who works when, by the clocks of the location", () => {
  const night = aShift({
    id: aShiftId("night"),
    day: "2026-10-31",
    range: "22:00-06:00",
    unpaidBreakSeconds: 1800,
    note: "Keys; alarm, lights",
    version: 3,
  });
  const shifts = [
    night,
    aPublishedShift({ employeeId: null, jobRoleId: null }),
    aShift({ id: aShiftId("gone"), state: "cancelled" }),
  ];
  const text = scheduleCalendar(shifts, {
    ...sheetTerms,
    name: "Harbor Coffee: Harbor",
    nameOf: (id) => sheetTerms.personOf(id).name,
    now: "2026-10-01T12:00:00.000Z",
    locale: american,
  });
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  expect(
    events.map(({ summary, location, description, sequence, startDate, endDate }) => ({
      summary,
      location,
      description: description ?? "",
      sequence,
      startsAt: startDate.toJSDate().toISOString(),
      endsAt: endDate.toJSDate().toISOString(),
    })),
  ).toEqual([
    {
      summary: "Ana Diaz: Barista",
      location: "Harbor",
      description: "Unpaid break: 30 minutes.\nKeys; alarm, lights",
      sequence: 3,
      startsAt: "2026-11-01T02:00:00.000Z",
      endsAt: "2026-11-01T11:00:00.000Z",
    },
    {
      summary: "Open shift",
      location: "Harbor",
      description: "",
      sequence: 1000,
      startsAt: "2026-11-17T14:00:00.000Z",
      endsAt: "2026-11-17T22:00:00.000Z",
    },
  ]);
});
