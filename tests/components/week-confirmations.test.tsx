import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import {
  aPublishedShift,
  aShift,
} from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const week = { locationId: aLocationId("harbor"), weekStart: "2026-11-16" };

function putConfirmation(name: string, confirmedAt: string | null) {
  const id = `harbor_2026-11-16_${name}`;
  const shift = {
    shiftId: aShiftId(name),
    day: "2026-11-17",
    publicationId: "harbor_2026-11-16_v1",
  };
  const shifts = [{ ...shift, startsAt: "2026-11-17T14:00:00.000Z", confirmedAt }];
  live.put({
    [`companies/c1/shifts/${name}`]: aShift({
      id: aShiftId(name),
      employeeId: anEmployeeId(name),
      state: "published",
    }),
    [`companies/c1/publishedShifts/${name}`]: aPublishedShift({
      id: aShiftId(name),
      employeeId: anEmployeeId(name),
    }),
    [`companies/c1/shiftConfirmations/${id}`]: {
      ...week,
      id,
      employeeId: name,
      shifts,
      openUntil: null,
    },
  });
}

beforeEach(() => {
  putCompany();
  live.put({
    "companies/c1/schedules/harbor_2026-11-16": {
      ...week,
      id: "harbor_2026-11-16",
      state: "published",
      publishedVersion: 1,
      publishedAt: "2026-11-12T09:00:00.000Z",
      publishedByName: "Kim",
      version: 2,
    },
  });
});

test("a published week says who confirmed it, beside each name and counted above", async () => {
  putConfirmation("ana", "2026-11-12T10:00:00.000Z");
  putConfirmation("ben", null);
  renderPage(<SchedulesPage />, { actor: kim, path: "/schedules?location=harbor&week=2026-11-16" });
  await screen.findByText("1 of 2 confirmed");
  const headers = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(headers).toContainEqual(expect.stringMatching(/Ana Diaz, Confirmed/u));
  expect(headers).toContainEqual(expect.stringMatching(/Ben Ito, Not confirmed yet/u));
});

test("a week that no one was asked to confirm says nothing of it", async () => {
  renderPage(<SchedulesPage />, { actor: kim, path: "/schedules?location=harbor&week=2026-11-16" });
  await screen.findByRole("rowheader", { name: /^Ana Diaz/u });
  expect(screen.queryByText(/confirmed/iu)).toBeNull();
});
