import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aLocationId, aShiftId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { presenceAfter } from "@crewline/domain/rules/schedules/presence/present-editors";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const week = { locationId: aLocationId("harbor"), weekStart: "2026-11-16" };
const path = "/schedules?location=harbor&week=2026-11-16";
const leo = { uid: aUserId("leo"), name: "Leo Brandt", now: "2026-11-17T10:00:00.000Z" };

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/shifts/anas": aShift({ id: aShiftId("anas"), version: 3 }) });
});

function putLeo(doing: Parameters<typeof presenceAfter>[1]["doing"]) {
  const presence = presenceAfter(null, { ...week, doing }, leo);
  live.put({ "companies/c1/weekPresences/harbor_2026-11-16": presence ?? {} });
}

test("a manager sees who else has the week open, and reports the own look and the form", async () => {
  putLeo({ shiftId: null });
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const others = await screen.findByRole("list", { name: "Also viewing this week" });
  expect(
    within(others).getByRole("listitem", { name: "Leo Brandt is viewing this week" }),
  ).toHaveProperty("textContent", "LB");
  const sent = () => api.sent("schedules.reportPresence");
  await waitFor(() => expect(sent()).toContainEqual({ ...week, doing: { shiftId: null } }));
  await hands.click(await screen.findByRole("button", { name: /^Ana Diaz, .*17/u }));
  await screen.findByRole("dialog", { name: "Edit shift" });
  const editing = { ...week, doing: { shiftId: "anas" } };
  await waitFor(() => expect(sent()).toContainEqual(editing));
});

test("the card and the form of a shift say that another manager edits it too", async () => {
  putLeo({ shiftId: aShiftId("anas") });
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const card = await screen.findByRole("button", {
    name: /^Ana Diaz, .*Leo Brandt is editing this shift too/u,
  });
  await hands.click(card);
  const dialog = await screen.findByRole("dialog", { name: "Edit shift" });
  expect(within(dialog).getByText("Leo Brandt is editing this shift too.")).toBeDefined();
});
