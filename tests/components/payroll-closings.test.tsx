import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { ShownClosing } from "@crewline/domain/records/pay/location-closings";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ReportsPage } from "../../web/src/areas/reports/reports-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { byKim, days, emptyReport, putPeriod } from "./support/a-pay-period.ts";
import { Refused, api } from "./support/fake-api.ts";
import { page as asOlivia } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

beforeEach(() => {
  putCompany();
  api.answer("reports.payroll", () => emptyReport);
  api.answer("reports.checklist", () => []);
  api.answer("reports.brokenAudits", () => []);
  api.answer("timesheets.list", () => []);
  api.answer("timesheets.closings", () => ({ ...days, state: "open", locations: [] }));
});

test("a closing that was shown before its answer lost the focus, and asked again once reopened", async () => {
  api.answer("reports.closePeriod", () => new Promise(() => undefined));
  const hands = renderPage(<ReportsPage />, { ...asOlivia, path: "/reports?from=2026-03-02" });
  const close = await screen.findByRole("button", { name: "Close period" });
  await waitFor(() => expect(close).toHaveProperty("disabled", false));
  await hands.click(close);
  const question = await screen.findByRole("dialog", { name: /^Close Mar/u });
  await hands.click(within(question).getByRole("button", { name: "Close period" }));
  act(() => putPeriod("closed", 1));
  await screen.findByRole("button", { name: "Export to payroll" });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  act(() => putPeriod("open", 2));
  await screen.findByRole("button", { name: "Close period" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the focus stayed in the empty row after a double click on Export", async () => {
  putPeriod("closed", 1);
  api.answer("reports.exportPeriod", () => new Promise(() => undefined));
  const hands = renderPage(<ReportsPage />, { ...asOlivia, path: "/reports?from=2026-03-02" });
  const button = await screen.findByRole("button", { name: "Export to payroll" });
  await hands.click(button);
  // The second click meets a button that is off, so that the browser focuses what is around it.
  button.parentElement?.focus();
  act(() => putPeriod("exported", 2));
  const heading = await screen.findByRole("heading", { name: "Exported" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

async function askToClose(hands: UserEvent) {
  const close = await screen.findByRole("button", { name: "Close period" });
  await waitFor(() => expect(close).toHaveProperty("disabled", false));
  await hands.click(close);
  return screen.findByRole("dialog", { name: /^Close Mar/u });
}

test("the question of a period that another admin closed meanwhile went without a word", async () => {
  const hands = renderPage(<ReportsPage />, { ...asOlivia, path: "/reports?from=2026-03-02" });
  await askToClose(hands);
  act(() => putPeriod("closed", 1, byKim("close")));
  await screen.findByText("Kim closed this pay period in the meantime.");
  expect(screen.queryByRole("dialog")).toBeNull();
  await hands.click(screen.getByRole("button", { name: "Reopen" }));
  await screen.findByRole("dialog", { name: "Reopen the pay period" });
  act(() => putPeriod("open", 2, byKim("reopen")));
  await screen.findByText("Kim reopened this pay period in the meantime.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a closing that was refused after another admin's was shown lost its refusal", async () => {
  const lost = new Refused({
    code: "CONFLICT",
    message: "Kim changed this pay period in the meantime.",
  });
  const { promise, reject } = Promise.withResolvers<never>();
  api.answer("reports.closePeriod", () => promise);
  const hands = renderPage(<ReportsPage />, { ...asOlivia, path: "/reports?from=2026-03-02" });
  const question = await askToClose(hands);
  await hands.click(within(question).getByRole("button", { name: "Close period" }));
  act(() => putPeriod("closed", 1, byKim("close")));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(/in the meantime/u)).toBeNull();
  reject(lost);
  await screen.findByText("Kim changed this pay period in the meantime.");
});

test("reopening a period that was never exported told what was exported", async () => {
  putPeriod("closed", 1);
  const hands = renderPage(<ReportsPage />, { ...asOlivia, path: "/reports?from=2026-03-02" });
  await hands.click(await screen.findByRole("button", { name: "Reopen" }));
  const question = await screen.findByRole("dialog", { name: "Reopen the pay period" });
  const text = "Its time can be changed again. Close the period once more when you are done.";
  expect(question.textContent).toContain(text);
});

test("an admin's own reopening, shown while the period was read again, was told as another's", async () => {
  putPeriod("closed", 1);
  api.answer("reports.reopenPeriod", () => ({ version: 2 }));
  const hands = renderPage(<ReportsPage />, { ...asOlivia, path: "/reports?from=2026-03-02" });
  await hands.click(await screen.findByRole("button", { name: "Reopen" }));
  const question = await screen.findByRole("dialog", { name: "Reopen the pay period" });
  await hands.type(within(question).getByRole("textbox", { name: /^Reason/u }), "A missed shift");
  api.answer("reports.payroll", () => new Promise(() => undefined));
  await hands.click(within(question).getByRole("button", { name: "Reopen" }));
  await screen.findByText("The pay period is open again.");
  act(() => putPeriod("open", 2, byKim("reopen")));
  await screen.findByRole("button", { name: "Close period" });
  expect(screen.queryByText(/in the meantime/u)).toBeNull();
});

test("a location that another admin closed was open on the screen until it was loaded again", async () => {
  const none = { open: 0, unapproved: 0, requests: 0, disputes: 0, audits: 0 };
  const locationId = aLocationId("harbor");
  const at = "2026-03-16T14:00:00.000Z";
  const base = { locationId, locationName: "Harbor", isOver: true, findings: none };
  const put = (place: Pick<ShownClosing, "state" | "at" | "byName">) =>
    api.answer("timesheets.closings", () => ({
      ...days,
      state: "open",
      locations: [{ ...base, ...place }],
    }));
  put({ state: "open", at: null, byName: null });
  const hands = renderPage(<ReportsPage />, { ...asOlivia, path: "/reports?from=2026-03-02" });
  await hands.click(await screen.findByRole("button", { name: "Close Harbor" }));
  await screen.findByRole("dialog", { name: /^Close Harbor/u });
  put({ state: "closed", at, byName: "Kim" });
  const closed = { locationId, state: "closed" as const, token: "t", at, byName: "Kim" };
  act(() => putPeriod("open", 1, byKim("closeLocation"), [closed]));
  await screen.findByText("Kim closed Harbor in the meantime.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Reopen Harbor" }).isConnected).toBe(true);
});
