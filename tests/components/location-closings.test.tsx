import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { LocationClosings } from "@crewline/domain/records/pay/location-closings";
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { page as asAdmin } from "./support/olivia.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const free = { open: 0, unapproved: 0, requests: 0, disputes: 0, audits: 0 };
const harbor = aLocationId("harbor");
const base = { locationId: harbor, locationName: "Harbor", isOver: true, at: null, byName: null };
let closings: LocationClosings;

const path = "/time-entries?sheet=2026-03-02";

beforeEach(() => {
  putCompany();
  closings = {
    firstDay: "2026-03-02",
    lastDay: "2026-03-15",
    state: "open",
    locations: [{ ...base, state: "open", findings: { ...free, unapproved: 2 } }],
  };
  api.answer("timesheets.list", () => []);
  api.answer("timesheets.closings", () => closings);
});

afterEach(() => vi.useRealTimers());

test("a manager closes a location with what is unapproved, and reopens it with a reason", async () => {
  const [own] = closings.locations;
  if (own === undefined) throw new Error("There is one location.");
  const closed = { ...own, state: "closed" as const, at: "2026-03-16T14:00:00.000Z" };
  api.answer("timesheets.closeLocation", () => {
    closings = { ...closings, locations: [{ ...closed, byName: "Kim" }] };
    return { locationId: harbor };
  });
  api.answer("timesheets.reopenLocation", () => {
    closings = { ...closings, locations: [own] };
    return { locationId: harbor };
  });
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
  const list = await screen.findByRole("list", { name: "Locations" });
  expect(list.textContent).toContain("2 entries are not approved");
  await hands.click(screen.getByRole("button", { name: "Close Harbor" }));
  const dialog = await screen.findByRole("dialog", { name: /^Close Harbor, Mar 2 – 15, 2026\?$/u });
  await hands.click(within(dialog).getByRole("checkbox", { name: /2 unapproved entries/u }));
  await hands.dblClick(within(dialog).getByRole("button", { name: "Close these days" }));
  await screen.findByText(/^by Kim, .*10:00/u);
  expect(api.sent("timesheets.closeLocation")).toMatchObject([
    { firstDay: "2026-03-02", locationId: "harbor", includesUnapproved: true, reason: null },
  ]);
  await hands.click(screen.getByRole("button", { name: "Reopen Harbor" }));
  const question = await screen.findByRole("dialog", { name: "Reopen Harbor" });
  await hands.type(within(question).getByRole("textbox", { name: /^Reason/u }), "A missed shift.");
  await hands.click(within(question).getByRole("button", { name: "Reopen" }));
  await screen.findByRole("button", { name: "Close Harbor" });
  expect(api.sent("timesheets.reopenLocation")).toMatchObject([{ reason: "A missed shift." }]);
});

const disputed = { ...base, state: "open" as const, findings: { ...free, disputes: 1 } };

test("a dispute sends a manager to its answer", async () => {
  closings.locations = [disputed];
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: "Close Harbor" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("1 timesheet is disputed.");
  expect(dialog.textContent).toContain("Answer them first, or ask an admin");
  expect(within(dialog).queryByRole("textbox")).toBeNull();
});

test("a location was called open although the company had closed the pay period", async () => {
  closings = { ...closings, state: "exported", locations: [disputed] };
  renderPage(<TimeEntriesPage />, { actor: kim, path });
  const list = await screen.findByRole("list", { name: "Locations" });
  expect(list.textContent).toBe("HarborClosed");
});

test("an admin closes over a dispute with a reason", async () => {
  closings.locations = [disputed];
  api.answer("timesheets.closeLocation", () => ({ locationId: harbor }));
  const hands = renderPage(<TimeEntriesPage />, { ...asAdmin, path });
  await hands.click(await screen.findByRole("button", { name: "Close Harbor" }));
  await hands.type(await screen.findByRole("textbox", { name: /^Reason/u }), "Ana is away.");
  await hands.click(screen.getByRole("button", { name: "Close these days" }));
  await screen.findByText("The days are closed.");
  expect(api.sent("timesheets.closeLocation")).toMatchObject([{ reason: "Ana is away." }]);
});

test("a location that another manager closed was open until the page was opened again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPage(<TimeEntriesPage />, { actor: kim, path });
  await screen.findByRole("button", { name: "Close Harbor" });
  const [own] = closings.locations;
  if (own === undefined) throw new Error("There is one location.");
  const closed = { state: "closed" as const, at: "2026-03-16T14:00:00.000Z", byName: "Lee" };
  closings = { ...closings, locations: [{ ...own, ...closed }] };
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText(/^by Lee, .*10:00/u)).toBeDefined();
});
