import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { beforeEach, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const bens = aShift({ id: aShiftId("bens"), employeeId: anEmployeeId("ben"), day: "2026-11-18" });

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/shifts/bens": bens });
});

test("a line typed after / becomes drafts, which are shown before they are added", async () => {
  api.answer("schedules.addShift", () => ({ shiftId: aShiftId("new") }));
  const path = "/schedules?location=harbor&week=2026-11-16";
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const card = await screen.findByRole("button", { name: /^Ben Ito, .*18/u });
  card.focus();
  await hands.keyboard("/");
  const dialog = await screen.findByRole("dialog", { name: "Type shifts" });
  const field = within(dialog).getByRole("textbox", { name: "Names, days and times" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await hands.keyboard("Ana Mon-Tue 9-5");
  const list = within(dialog).getByRole("list", { name: "Shifts to add" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  await hands.click(within(dialog).getByRole("button", { name: "Add 2" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(api.sent("schedules.addShift")).toHaveLength(2));
  const plans = api.sent("schedules.addShift") as { shift: unknown }[];
  expect(plans.map(({ shift }) => shift)).toMatchObject([
    { employeeId: "ana", day: "2026-11-16", startsAtLocal: "09:00", endsAtLocal: "17:00" },
    { employeeId: "ana", day: "2026-11-17", startsAtLocal: "09:00", endsAtLocal: "17:00" },
  ]);
});
