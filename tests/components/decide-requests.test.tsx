import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { shiftRequestIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { requestedShift } from "@crewline/domain/rules/schedules/requests/new-request";
import { DecideRequestsDialog } from "../../web/src/areas/home/inbox/decide-requests-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { bensRank } from "./support/a-cover-rank.ts";
import { aRequest, bens, own } from "./support/a-shift-request.ts";
import { Refused, api } from "./support/fake-api.ts";
import { kim, renderPage } from "./support/render-page.tsx";

beforeEach(() => putCompany());

function renderDecision(requests: readonly [ShiftRequest, ...ShiftRequest[]]) {
  const place = { id: own.locationId, name: "Harbor", timeZone: "America/New_York" };
  return renderPage(
    <DecideRequestsDialog
      task={{ kind: "decideRequests", requests }}
      place={place as Parameters<typeof DecideRequestsDialog>[0]["place"]}
      path="/schedules"
      onClose={() => undefined}
    />,
    { actor: kim, path: "/" },
  );
}

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
        rank: bensRank,
      },
      { requestId: claims[0].id, employeeId: anEmployeeId("ana"), askedAt, rank: null },
    ],
  }));
  api.answer("schedules.decideRequest", () => ({}));
  const hands = renderDecision(claims);
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

test("a manager approved a swap without being told of the overtime that it brings", async () => {
  const swap = { kind: "swap", shift: requestedShift(own), other: requestedShift(bens) } as const;
  const request = aRequest({ ...swap, note: "A wedding" });
  api.answer("schedules.showSwap", () => ({
    effects: [
      {
        employeeId: anEmployeeId("ana"),
        employeeName: "Ana Silva",
        takes: swap.other,
        findings: ["Adds 2:00 h of overtime", "Only 8:00 h between two shifts"],
      },
      {
        employeeId: anEmployeeId("ben"),
        employeeName: "Ben Ito",
        takes: swap.shift,
        findings: [],
      },
    ],
  }));
  api.answer("schedules.decideRequest", () => ({}));
  const hands = renderDecision([request]);
  const list = await screen.findByRole("list", { name: "What the swap changes" });
  const [anas, bensLine] = within(list).getAllByRole("listitem");
  expect(anas?.textContent).toMatch(
    /^Ana Silva would work Thu, Nov 19.*Adds 2:00 h of overtime · Only 8:00 h between two shifts$/u,
  );
  expect(bensLine?.textContent).toMatch(
    /^Ben Ito would work Tue, Nov 17.*No conflicts, no overtime added$/u,
  );
  await hands.click(screen.getByRole("button", { name: "Approve: Ana" }));
  await screen.findByText("Approved. The schedule shows it already.");
  expect(api.sent("schedules.showSwap")).toMatchObject([{ requestId: "r1" }]);
});

test("a manager could not decline a swap of which nothing could be read", async () => {
  const swap = { kind: "swap", shift: requestedShift(own), other: requestedShift(bens) } as const;
  api.answer("schedules.showSwap", () => {
    throw new Refused({ code: "CONFLICT", message: "One of the shifts changed." });
  });
  api.answer("schedules.decideRequest", () => ({}));
  const hands = renderDecision([aRequest(swap)]);
  await hands.click(await screen.findByRole("button", { name: "Decline: Ana" }));
  expect(screen.queryByRole("button", { name: "Approve: Ana" })).toBeNull();
  expect(api.sent("schedules.decideRequest")).toMatchObject([{ decision: "denied" }]);
});
