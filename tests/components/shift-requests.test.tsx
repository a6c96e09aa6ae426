import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { shiftRequestIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { defaultExchange } from "@crewline/domain/records/schedules/exchange-settings";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import {
  newRequest,
  requestAfter,
  requestedShift,
} from "@crewline/domain/rules/schedules/requests/new-request";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { HomePage } from "../../web/src/areas/home/home-page.tsx";
import { DecideRequestsDialog } from "../../web/src/areas/home/inbox/decide-requests-dialog.tsx";
import { ChangeShiftButton } from "../../web/src/entities/schedules/requests/change-shift-button.tsx";
import { ChangeShiftDialog } from "../../web/src/entities/schedules/requests/change-shift-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { sheet } from "./support/a-sheet.ts";
import { Refused, api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { escAsks } from "./support/fill.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

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

const open = (id: string) =>
  aPublishedShift({
    id: aShiftId(id),
    employeeId: null,
    jobRoleId: null,
    day: "2026-11-18",
    claimMode: "approval",
  });
const own = aPublishedShift({ id: aShiftId("own"), employeeId: anEmployeeId("ana") });
const bens = aPublishedShift({
  id: aShiftId("bens"),
  employeeId: anEmployeeId("ben"),
  day: "2026-11-19",
});

function aRequest(change: Partial<Parameters<typeof newRequest>[0]> = {}): ShiftRequest {
  return newRequest({
    id: shiftRequestIdSchema.parse("r1"),
    kind: "claim",
    employeeId: anEmployeeId("ana"),
    shift: requestedShift(open("a")),
    note: "",
    needsApproval: true,
    askedByName: "Ana",
    askedAt: "2026-11-17T11:00:00.000Z",
    expiresAt: "2026-11-18T14:00:00.000Z",
    ...change,
  });
}

function put(request: ShiftRequest): void {
  live.put({ [`companies/c1/shiftRequests/${request.id}`]: request });
}

test("an employee asks for one of two spots in one tap, sees that it waits, and withdraws", async () => {
  for (const spot of [open("a"), open("b")]) {
    live.put({ [`companies/c1/publishedShifts/${spot.id}`]: spot });
  }
  api.answer("schedules.claimShift", () => {
    put(aRequest());
    return { state: "asked" };
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

test("a manager approves the best of the claims, and cannot approve who is not free", async () => {
  const bensClaim = { id: shiftRequestIdSchema.parse("r2"), employeeId: anEmployeeId("ben") };
  const claims = [aRequest(), aRequest({ ...bensClaim, askedByName: "Ben Ito" })] as const;
  const askedAt = "2026-11-17T11:00:00.000Z";
  api.answer("schedules.rankClaims", () => ({
    ranked: [
      {
        requestId: claims[1].id,
        employeeId: anEmployeeId("ben"),
        askedAt,
        rank: {
          employeeId: anEmployeeId("ben"),
          hasJobRole: true,
          availability: "unsaid",
          restSeconds: null,
          weekSeconds: 24 * 3600,
          contractSeconds: null,
          isBeyondMost: false,
          overtimeSeconds: 0,
          costMinor: null,
          lastWorkedOn: null,
          burdens: [],
          overBudgets: [],
        },
      },
      { requestId: claims[0].id, employeeId: anEmployeeId("ana"), askedAt, rank: null },
    ],
  }));
  api.answer("schedules.decideRequest", () => ({}));
  const place = { id: own.locationId, name: "Harbor", timeZone: "America/New_York" };
  const hands = renderPage(
    <DecideRequestsDialog
      task={{ kind: "decideRequests", requests: claims }}
      place={place as Parameters<typeof DecideRequestsDialog>[0]["place"]}
      path="/schedules"
      onClose={() => undefined}
    />,
    { actor: kim, path: "/" },
  );
  const list = await screen.findByRole("list", { name: "Claims, best first" });
  const names = within(list).getAllByRole("listitem");
  expect(names.map(({ textContent }) => textContent.slice(0, 7))).toEqual(["Ben Ito", "AnaDecl"]);
  expect(within(list).queryByRole("button", { name: "Approve: Ana" })).toBeNull();
  await hands.click(within(list).getByRole("button", { name: "Approve: Ben Ito" }));
  await screen.findByText("Approved. The schedule shows it already.");
  expect(api.sent("schedules.decideRequest")).toMatchObject([
    { requestId: "r2", decision: "approved" },
  ]);
});
