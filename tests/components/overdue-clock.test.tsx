import { anEntryId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import {
  aWeekEntry,
  anEntry,
} from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { emptyWeek } from "@crewline/domain/rules/weeks/empty-week";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AlertsPage } from "../../web/src/areas/alerts/alerts-page.tsx";
import { HomePage } from "../../web/src/areas/home/home-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { sheet } from "./support/a-sheet.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, renderPage } from "./support/render-page.tsx";

/** Ana's shift of Tuesday is from 9:00 to 17:00 in New York. */
const startsAt = "2026-11-17T14:00:00.000Z";
const endsAt = "2026-11-17T22:00:00.000Z";
const weekStart = "2026-11-16";
const shift = {
  id: aShiftId("day"),
  locationId: "harbor",
  employeeId: "ana",
  jobRoleId: null,
  day: "2026-11-17",
  startsAtLocal: "09:00",
  endsAtLocal: "17:00",
  startsInRepeatedHour: null,
  endsInRepeatedHour: null,
  unpaidBreakSeconds: 0,
  note: "",
  weekStart,
  timeZone: "America/New_York",
  startsAt,
  endsAt,
  publishedAt: startsAt,
  scheduleVersion: 1,
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date", "setTimeout", "clearTimeout"] });
  putCompany();
  live.put({ "companies/c1/publishedShifts/day": shift });
  api.answer("timesheets.show", () => sheet);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a clock that runs on after the shift", () => {
  test.each([
    ["22:14", false],
    ["22:15", true],
  ])("reminds the employee at Home (%s UTC: %s)", async (time, isTold) => {
    vi.setSystemTime(`2026-11-17T${time}:00.000Z`);
    const week = emptyWeek({
      employeeId: anEmployeeId("ana"),
      weekStart,
      timeZone: "America/New_York",
    });
    const entries = [aWeekEntry({ startsAt, endsAt: null, state: "clockedIn" })];
    live.put({
      [`companies/c1/employeeWeeks/ana_${weekStart}`]: { ...week, entries, version: 1 },
      "companies/c1/employeeWeeks/ana_2026-11-09": { ...week, weekStart: "2026-11-09", version: 1 },
    });
    renderPage(<HomePage />, { actor: ana, path: "/" });
    await screen.findByRole("timer");
    const told = screen.queryByText("Your shift ended at 5:00 PM. Clock out if you have finished.");
    expect(told !== null).toBe(isTold);
  });

  test.each([
    ["22:59", 0],
    ["23:00", 1],
  ])(
    "is listed for the employee in Alerts an hour after it (%s UTC: %d alerts)",
    async (time, count) => {
      vi.setSystemTime(`2026-11-17T${time}:00.000Z`);
      const running: TimeEntry = anEntry({
        id: anEntryId("running"),
        shiftId: shift.id,
        day: "2026-11-17",
        weekStart,
        payable: { startsAt, endsAt: null, breaks: [] },
      });
      live.put({ "companies/c1/timeEntries/running": running });
      renderPage(<AlertsPage />, { actor: ana, path: "/alerts" });
      const name = count === 0 ? "Still clocked in" : `Still clocked in (${count})`;
      await screen.findByRole("heading", { name });
      const links = screen.queryAllByText(/the shift ended at 5:00 PM/u);
      expect(links).toHaveLength(count);
    },
  );
});
