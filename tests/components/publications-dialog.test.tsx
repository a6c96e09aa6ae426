import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import {
  historyEventIdSchema,
  publicationIdSchema,
  scheduleIdSchema,
} from "@crewline/domain/kernel/ids/record-ids";
import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { HistoryEvent } from "@crewline/domain/records/history/history-event";
import { plainHistory } from "@crewline/domain/records/history/history-event";
import type { Publication } from "@crewline/domain/records/schedules/publication";
import {
  aPublishedShift,
  aShift,
} from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const [week, at] = ["harbor_2026-11-16", "2026-11-12T14:00:00.000Z"];
const publication: Publication = {
  id: publicationIdSchema.parse(`${week}_v2`),
  locationId: aLocationId("harbor"),
  weekStart: "2026-11-16",
  version: 2,
  kind: "published",
  state: "told",
  at,
  byUid: userIdSchema.parse("olivia"),
  byName: "Olivia",
  holdUntil: at,
  toldAt: at,
  message: "Keys are at the bar.",
  reason: "Ben is sick.",
  counts: { added: 0, changed: 1, removed: 0, total: 2 },
  peopleCount: 1,
};

const row = (id: string, of: string | null): HistoryEvent => ({
  ...plainHistory,
  id: historyEventIdSchema.parse(id),
  subject: `week_${week}`,
  order: `${at}_${id}`,
  act: "published",
  at,
  byUid: publication.byUid,
  byName: "Olivia",
  of,
  published: publication.counts,
});

beforeEach(() => {
  putCompany();
  live.put({
    [`companies/c1/schedules/${week}`]: {
      id: scheduleIdSchema.parse(week),
      locationId: aLocationId("harbor"),
      weekStart: "2026-11-16",
      state: "published",
      publishedVersion: 3,
      publishedAt: at,
      publishedByName: "Olivia",
      version: 4,
    },
    "companies/c1/shifts/later": aShift({ id: aShiftId("later"), state: "published" }),
    "companies/c1/publishedShifts/later": aPublishedShift({ id: aShiftId("later") }),
  });
  api.answer("schedules.publications", () => ({
    rows: [row("two", publication.id), row("one", null)],
    next: null,
    unreadable: 0,
    versions: [publication],
  }));
});

async function openList() {
  const path = "/schedules?location=harbor&week=2026-11-16";
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: "More" }));
  await hands.click(await screen.findByRole("menuitem", { name: "Publications…" }));
  const list = await screen.findByRole("dialog", { name: /^Publications: Harborside/u });
  return { hands, list };
}

test("a version shows the week as staff saw it, and what is different now", async () => {
  const [early, gone] = [
    aPublishedShift({ id: aShiftId("later"), range: "07:00-15:00" }),
    aPublishedShift({ id: aShiftId("gone"), employeeId: anEmployeeId("ben"), day: "2026-11-18" }),
  ];
  api.answer("schedules.version", () => ({ publication, shifts: [early, gone] }));
  const { hands, list } = await openList();
  expect(await within(list).findByText("Message: Keys are at the bar.")).toBeDefined();
  expect(within(list).getByText("Reason: Ben is sick.")).toBeDefined();
  await hands.click(within(list).getByRole("button", { name: "View" }));
  const version = await screen.findByRole("dialog", {
    name: "Harborside: As published Nov 12, 2026, 9:00 AM by Olivia",
  });
  const moved = (await within(version).findByText("Changed since")).closest("li");
  expect(moved?.textContent).toMatch(/7/u);
  expect(within(version).getByText("Removed since")).toBeDefined();
  expect(within(version).getByText("2 changes for 2 people")).toBeDefined();
  await hands.click(within(version).getByRole("button", { name: "All publications" }));
  expect(await screen.findByRole("dialog", { name: /^Publications: / })).toBeDefined();
});

test("a publication from before versions were kept says so, and cannot be opened", async () => {
  const { list } = await openList();
  expect(await within(list).findByText("Only this summary was kept.")).toBeDefined();
  expect(within(list).getAllByRole("button", { name: "View" })).toHaveLength(1);
});

test("a version that cannot be read says why", async () => {
  api.answer("schedules.version", () => {
    throw new Refused({ code: "NOT_FOUND", message: "This publication does not exist." });
  });
  const { hands, list } = await openList();
  await hands.click(await within(list).findByRole("button", { name: "View" }));
  expect(await screen.findByText(/does not exist/u)).toBeDefined();
});
