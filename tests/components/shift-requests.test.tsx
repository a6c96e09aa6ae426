import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aLocationId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { shiftRequestIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { checklistDayId, packRun } from "@crewline/domain/records/checklists/checklist-run";
import { defaultExchange } from "@crewline/domain/records/schedules/exchange-settings";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { aRun } from "@crewline/domain/rules/checklists/run.test-support";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import {
  requestAfter,
  requestedShift,
} from "@crewline/domain/rules/schedules/requests/new-request";
import { HomePage } from "../../web/src/areas/home/home-page.tsx";
import { ChangeShiftButton } from "../../web/src/entities/schedules/requests/change-shift-button.tsx";
import { ChangeShiftDialog } from "../../web/src/entities/schedules/requests/change-shift-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { sheet } from "./support/a-sheet.ts";
import { aRequest, bens, open, own } from "./support/a-shift-request.ts";
import { Refused, api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { escAsks } from "./support/fill.ts";
import { ana, renderPage } from "./support/render-page.tsx";

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse("2026-11-17T12:00:00.000Z"),
    shouldAdvanceTime: true,
    toFake: ["Date"],
  });
  putCompany();
  api.answer("timesheets.show", () => sheet);
});
afterEach(() => void vi.useRealTimers());

function put(request: ShiftRequest): void {
  live.put({ [`companies/c1/shiftRequests/${request.id}`]: request });
}

test("an employee asks for one of two spots in one tap, sees that it waits, and withdraws", async () => {
  for (const spot of [open("a"), open("b")]) {
    live.put({ [`companies/c1/publishedShifts/${spot.id}`]: spot });
  }
  api.answer("schedules.claimShift", () => {
    put(aRequest());
    return { state: "asked", because: null };
  });
  const hands = renderPage(<HomePage />, { actor: ana, path: "/" });
  const list = await screen.findByRole("list", { name: "Open shifts" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  expect(list.textContent).toContain("2 spots");
  await hands.click(within(list).getByRole("button", { name: /^Ask for shift on Wednesday/u }));
  await screen.findByText("A manager decides. You'll see the answer here.");
  const requests = await screen.findByRole("list", { name: "Your requests" });
  expect(requests.textContent).toContain("Waiting for a manager");
  expect(screen.queryByRole("list", { name: "Open shifts" })).toBeNull();
  api.answer("schedules.withdrawRequest", () => ({}));
  await hands.click(within(requests).getByRole("button", { name: /^Withdraw/u }));
  await screen.findByText("Withdrawn.");
  expect(api.sent("schedules.withdrawRequest")).toMatchObject([{ requestId: "r1" }]);
});

test("a colleague reads what a swap means and accepts it, or reads why not", async () => {
  const shift = requestedShift(bens);
  const asker = { employeeId: anEmployeeId("ben"), askedByName: "Ben Ito", note: "A wedding" };
  put(aRequest({ kind: "swap", shift, other: requestedShift(own), ...asker }));
  api.answer("schedules.answerSwap", () => {
    throw new Refused({ code: "CONFLICT", message: "This request is no longer open." });
  });
  const hands = renderPage(<HomePage />, { actor: ana, path: "/" });
  const list = await screen.findByRole("list", { name: "Your requests" });
  expect(list.textContent).toContain("Ben Ito asks you to swap shifts");
  expect(list.textContent).toContain("A wedding");
  await hands.click(within(list).getByRole("button", { name: /^Accept/u }));
  await within(list).findByText("This request is no longer open.");
  api.answer("schedules.answerSwap", () => ({}));
  await hands.click(within(list).getByRole("button", { name: /^Accept/u }));
  await screen.findByText("Accepted.");
  expect(api.sent("schedules.answerSwap")).toMatchObject([{}, { answer: "accepted" }]);
});

test("a swap that a colleague was asked for vanished when one of the shifts changed", async () => {
  const asker = { employeeId: anEmployeeId("ben"), askedByName: "Ben Ito" };
  const swap = { kind: "swap", shift: requestedShift(bens), other: requestedShift(own) } as const;
  const by = { at: "2026-11-17T11:30:00.000Z", byName: null };
  put(requestAfter(aRequest({ ...swap, ...asker }), "cancel", by));
  renderPage(<HomePage />, { actor: ana, path: "/" });
  const list = await screen.findByRole("list", { name: "Your requests" });
  expect(list.textContent).toContain("Canceled, the shift changed");
  expect(within(list).queryByRole("button")).toBeNull();
});

test("an employee who can't work asks colleagues, or swaps for a shift from the list", async () => {
  const choice = { ...requestedShift(bens), employeeName: "Ben Ito" };
  api.answer("schedules.swapChoices", () => ({
    choices: [{ ...choice, employeeId: anEmployeeId("ben") }],
  }));
  api.answer("schedules.dropShift", () => {
    throw new Refused({ code: "CONFLICT", message: "This request is no longer open." });
  });
  api.answer("schedules.askSwap", () => ({ requestId: shiftRequestIdSchema.parse("r2") }));
  const close = vi.fn();
  const hands = renderPage(<ChangeShiftDialog shift={own} maySwap mayDrop onClose={close} />, {
    actor: ana,
    path: "/",
  });
  await hands.type(screen.getByLabelText("Note (optional)"), "Exam");
  await hands.click(screen.getByRole("button", { name: "Ask colleagues to take it" }));
  await screen.findByText("This request is no longer open.");
  await hands.click(screen.getByRole("button", { name: "Swap with a colleague" }));
  await hands.click(await screen.findByRole("button", { name: /^Ask Ben Ito to swap for/u }));
  await screen.findByText("Ben Ito was asked to swap.");
  expect(close).toHaveBeenCalledOnce();
  expect(api.sent("schedules.dropShift")).toMatchObject([{ shiftId: "own", note: "Exam" }]);
  expect(api.sent("schedules.askSwap")).toMatchObject([{ otherShiftId: "bens", note: "Exam" }]);
});

test("Esc in the dialog of a shift lost the note that was typed", async () => {
  const close = vi.fn();
  const hands = renderPage(<ChangeShiftDialog shift={own} maySwap mayDrop onClose={close} />, {
    actor: ana,
    path: "/",
  });
  await hands.type(screen.getByLabelText("Note (optional)"), "Exam");
  await escAsks(hands);
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note (optional)").value).toBe("Exam");
});

test("a shift that colleagues can take was offered to them again", async () => {
  renderPage(<ChangeShiftButton shift={{ ...own, isGivenUp: true }} />, { actor: ana, path: "/" });
  await screen.findByRole("button", { name: "Swap with a colleague" });
  expect(screen.queryByRole("button", { name: "Can't work or swap" })).toBeNull();
});

test("a shift that colleagues can take had a button that led nowhere without swaps", async () => {
  const exchange = { ...defaultExchange, swaps: "off" as const };
  live.put({ "companies/c1": { ...aCompany(), exchange } });
  renderPage(
    <>
      <ChangeShiftButton shift={own} />
      <ChangeShiftButton shift={{ ...own, isGivenUp: true }} />
    </>,
    { actor: ana, path: "/" },
  );
  await screen.findByRole("button", { name: "Can't work or swap" });
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("a shift that waits for the answer to a swap offered to swap it again", async () => {
  const swap = { kind: "swap", shift: requestedShift(own), other: requestedShift(bens) } as const;
  put(aRequest(swap));
  api.answer("schedules.withdrawRequest", () => ({}));
  const hands = renderPage(<ChangeShiftButton shift={own} />, { actor: ana, path: "/" });
  await screen.findByText("Swap asked for");
  expect(screen.queryByRole("button", { name: /swap with|can't work/iu })).toBeNull();
  await hands.click(screen.getByRole("button", { name: /^Withdraw: Swap/u }));
  await screen.findByText("Withdrawn.");
  expect(api.sent("schedules.withdrawRequest")).toMatchObject([{ requestId: "r1" }]);
});

test("a shift that its employee gave up could be asked about again", async () => {
  put(aRequest({ kind: "drop", shift: requestedShift(own) }));
  renderPage(<ChangeShiftButton shift={{ ...own, isGivenUp: true }} />, { actor: ana, path: "/" });
  await screen.findByText("Colleagues can take it");
  await screen.findByRole("button", { name: /^Withdraw: Can't work/u });
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("a colleague who waits for an answer stood below the checklists and own requests on Home", async () => {
  const day = "2026-11-17";
  const locationId = aLocationId("harbor");
  const run = aRun({ opensAt: "2026-11-17T11:00:00.000Z", dueAt: "2026-11-17T20:00:00.000Z" });
  const id = checklistDayId(locationId, day);
  live.put({
    [`companies/c1/checklistDays/${id}`]: { id, locationId, day, runs: { [run.id]: packRun(run) } },
  });
  const asker = { employeeId: anEmployeeId("ben"), askedByName: "Ben Ito" };
  put(
    aRequest({ kind: "swap", shift: requestedShift(bens), other: requestedShift(own), ...asker }),
  );
  renderPage(<HomePage />, { actor: ana, path: "/" });
  const lists = await screen.findByRole("heading", { name: "Checklists" });
  const requests = await screen.findByRole("heading", { name: "Your requests" });
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(requests.compareDocumentPosition(lists)).toBe(DOCUMENT_POSITION_FOLLOWING);
  const list = screen.getByRole("list", { name: "Your requests" });
  const [first] = within(list).getAllByRole("listitem");
  expect(first?.textContent).toContain("Ben Ito asks you to swap shifts");
});
