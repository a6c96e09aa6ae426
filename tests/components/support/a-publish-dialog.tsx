import { publicationIdSchema, scheduleIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, within } from "@testing-library/react";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import {
  aPublishedShift,
  aShift,
} from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { SchedulesPage } from "../../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./a-company.ts";
import { live } from "./fake-live.ts";
import { kim, renderPage } from "./render-page.tsx";

export const week = { locationId: aLocationId("harbor"), weekStart: "2026-11-16" };
/** What the server answers to publishing it. */
export const counts = {
  added: 1,
  changed: 1,
  removed: 1,
  publishedVersion: 2,
  publicationId: publicationIdSchema.parse("harbor_2026-11-16_v2"),
  holdUntil: "2026-11-12T09:00:30.000Z",
};

/** A week that was published once; since then one shift each was added, changed and deleted. */
export const changedWeek: Schedule = {
  ...week,
  id: scheduleIdSchema.parse("harbor_2026-11-16"),
  state: "changed",
  publishedVersion: 1,
  publishedAt: "2026-11-12T09:00:00.000Z",
  publishedByName: "Kim",
  version: 2,
};

export function putChangedWeek(): void {
  putCompany();
  live.put({
    "companies/c1/schedules/harbor_2026-11-16": changedWeek,
    "companies/c1/shifts/new": aShift({
      id: aShiftId("new"),
      employeeId: anEmployeeId("ben"),
      day: "2026-11-19",
    }),
    "companies/c1/shifts/later": aShift({
      id: aShiftId("later"),
      range: "10:00-18:00",
      state: "changed",
    }),
    "companies/c1/publishedShifts/later": aPublishedShift({ id: aShiftId("later") }),
    "companies/c1/publishedShifts/gone": aPublishedShift({
      id: aShiftId("gone"),
      day: "2026-11-20",
    }),
  });
}

/** The dialog "Publish", as a manager opens it from the week. */
export async function openPublishDialog() {
  const path = "/schedules?location=harbor&week=2026-11-16";
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: "Publish changes" }));
  const dialog = await screen.findByRole("dialog", { name: /^Publish Harborside, week of / });
  return { hands, dialog, publish: within(dialog).getByRole("button", { name: "Publish" }) };
}
