import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { newOffer } from "@crewline/domain/rules/schedules/cover/cover-offers";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { OwnCoverOffers } from "../../web/src/areas/home/own-cover-offers.tsx";
import { FindCoverDialog } from "../../web/src/entities/schedules/find-cover-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { bensRank } from "./support/a-cover-rank.ts";
import { Refused, api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

const far = new Date(Date.now() + 3_600_000).toISOString();
const shift = aShift({ state: "published", employeeId: anEmployeeId("ana") });
const rank = { ...bensRank, contractSeconds: 32 * 3600 };
const terms = { offeredByName: "Marcus", offeredAt: "2026-11-16T10:00:00.000Z", expiresAt: far };

beforeEach(() => putCompany());

test("a manager reads why someone ranks first, and offers the shift to those chosen", async () => {
  api.answer("schedules.findCover", () => ({ ranked: [rank] }));
  api.answer("schedules.offerCover", () => ({}));
  const page = { actor: kim, path: "/schedules" };
  const hands = renderPage(<FindCoverDialog shift={shift} onClose={() => undefined} />, page);
  const list = await screen.findByRole("list", { name: "Who can work, best first" });
  expect(list.textContent).toContain("24:00 of 32:00 contract hours with this shift · No overtime");
  expect(screen.getByRole("button", { name: "Offer shift" })).toHaveProperty("disabled", true);
  await hands.click(within(list).getByRole("checkbox", { name: "Ben Ito" }));
  await hands.click(screen.getByRole("button", { name: "Offer to 1" }));
  await screen.findByText("Offered. The first to accept gets the shift.");
  expect(api.sent("schedules.offerCover")).toMatchObject([
    { shiftId: shift.id, expectedVersion: shift.version, employeeIds: ["ben"], hours: 4 },
  ]);
});

test("an employee accepts in one tap, and reads when someone was faster", async () => {
  const offer = newOffer(shift, anEmployeeId("ana"), terms);
  live.put({ [`companies/c1/coverOffers/${offer.id}`]: offer });
  api.answer("schedules.answerCover", () => {
    throw new Refused({ code: "CONFLICT", message: "This shift is no longer on offer." });
  });
  const hands = renderPage(<OwnCoverOffers employeeId={anEmployeeId("ana")} locations={[]} />, {
    actor: ana,
    path: "/",
  });
  await hands.click(await screen.findByRole("button", { name: /^Accept/u }));
  await screen.findByText("This shift is no longer on offer.");
  expect(api.sent("schedules.answerCover")).toMatchObject([
    { shiftId: shift.id, answer: "accepted" },
  ]);
});
