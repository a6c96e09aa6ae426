import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, CutOff } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const bens = aShift({ id: aShiftId("bens"), employeeId: anEmployeeId("ben"), day: "2026-11-18" });

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/shifts/bens": bens });
});
afterEach(() => void vi.restoreAllMocks());

async function theGrid(): Promise<UserEvent> {
  const path = "/schedules?location=harbor&week=2026-11-16";
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await screen.findByRole("button", { name: /^Ben Ito, .*18/u });
  return hands;
}

const typing = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });

/** An answer of the server that the test gives when it likes. */
function cutOffLater() {
  const answer = Promise.withResolvers<never>();
  api.answer("schedules.addShift", () => answer.promise);
  return () => answer.reject(new CutOff());
}

test("a shift typed into a cell was gone when the server did not answer", async () => {
  api.answer("schedules.addShift", () => {
    throw new CutOff();
  });
  const hands = await theGrid();
  screen.getByRole("cell", { name: /^Ana Diaz, .*17.*, no shift/u }).focus();
  await hands.keyboard("10-14{Enter}");
  await screen.findByText(/^The server cannot be reached/u);
  expect((await typing(/^Ana Diaz, .*17.*type a shift/u)).value).toBe("10:00-14:00");
});

test("a refused shift does not take the place of the one that is typed by then", async () => {
  const cutOff = cutOffLater();
  const hands = await theGrid();
  screen.getByRole("cell", { name: /^Ana Diaz, .*17.*, no shift/u }).focus();
  await hands.keyboard("10-14{Tab}");
  await hands.type(await typing(/^Ana Diaz, .*18.*type a shift/u), "8-1");
  cutOff();
  await screen.findByText(/^The server cannot be reached/u);
  expect((await typing(/type a shift/u)).value).toBe("8-1");
});

test("a shift that comes back into its cell took the focus from a field outside the grid", async () => {
  const cutOff = cutOffLater();
  const hands = await theGrid();
  screen.getByRole("cell", { name: /^Ana Diaz, .*17.*, no shift/u }).focus();
  await hands.keyboard("10-14{Enter}/");
  const dialog = await screen.findByRole("dialog", { name: "Type shifts" });
  const field = within(dialog).getByRole<HTMLInputElement>("textbox");
  await hands.type(field, "Ben Mon");
  cutOff();
  await screen.findByText(/^The server cannot be reached/u);
  const name = /^Ana Diaz, .*17.*type a shift/u;
  const cell = await screen.findByRole<HTMLInputElement>("textbox", { name, hidden: true });
  expect(cell.value).toBe("10:00-14:00");
  expect(document.activeElement).toBe(field);
});

test("a line of shifts typed offline stays in its dialog", async () => {
  api.answer("schedules.addShift", () => ({ shiftId: aShiftId("new") }));
  const hands = await theGrid();
  screen.getByRole("button", { name: /^Ben Ito, .*18/u }).focus();
  await hands.keyboard("/");
  const dialog = await screen.findByRole("dialog", { name: "Type shifts" });
  const field = within(dialog).getByRole<HTMLInputElement>("textbox");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await hands.keyboard("Ana Mon 9-5");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await hands.click(within(dialog).getByRole("button", { name: "Add 1" }));
  await within(dialog).findByText(/^You're offline/u);
  expect(field.value).toBe("Ana Mon 9-5");
  expect(api.sent("schedules.addShift")).toEqual([]);
});
