import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aShiftMessage } from "@crewline/domain/rules/schedules/publishing/shift-message.test-support";
import { OwnMessages } from "../../web/src/entities/schedules/messages/own-messages.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, CutOff } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, renderPage } from "./support/render-page.tsx";

const planned = { day: "2026-11-17", endsAtLocal: "17:00", jobRole: null };
const message = aShiftMessage({
  text: "Keys are with Kim.",
  shiftIds: ["a", "b"].map(aShiftId),
  changes: [
    {
      before: { ...planned, startsAtLocal: "09:00" },
      after: { ...planned, startsAtLocal: "10:00" },
    },
    { before: { ...planned, day: "2026-11-18", startsAtLocal: "09:00" }, after: null },
  ],
});
const path = `companies/c1/messages/${message.id}`;

beforeEach(() => putCompany());

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return <section aria-label={title}>{children}</section>;
}

function show(today = "2026-11-13") {
  return renderPage(<OwnMessages employeeId={anEmployeeId("ana")} today={today} Frame={Frame} />, {
    actor: ana,
    path: "/",
  });
}

test("an employee reads the old and the new shifts, and confirms them in one tap", async () => {
  live.put({ [path]: message });
  api.answer("schedules.answerMessage", () => {
    throw new CutOff();
  });
  const hands = show();
  const section = await screen.findByRole("region", { name: "Changes to your shifts" });
  expect(section.textContent).toContain("Kim published the week of");
  expect(section.textContent).toContain("“Keys are with Kim.”");
  expect(section.textContent).toMatch(/10.*\(it was .*9/u);
  expect(section.textContent).toContain("Not any more:");
  const confirm = within(section).getByRole("button", { name: "Confirm 2 shifts" });
  await hands.click(confirm);
  await within(section).findByText(/cannot be reached/u);
  api.answer("schedules.answerMessage", () => ({}));
  await hands.click(confirm);
  await screen.findByText("Confirmed.");
  const [first, second] = api.sent("schedules.answerMessage");
  expect(second).toMatchObject({ messageId: message.id, answer: "confirmed" });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  live.put({ [path]: { ...message, state: "done" } });
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});

test("a message without a shift to confirm is marked as read", async () => {
  live.put({ [path]: { ...message, shiftIds: [] } });
  api.answer("schedules.answerMessage", () => ({}));
  const hands = show();
  await hands.click(await screen.findByRole("button", { name: "Mark as read" }));
  expect(api.sent("schedules.answerMessage")).toMatchObject([{ answer: "read" }]);
});

test("messages about weeks that are over are not shown", async () => {
  live.put({ [path]: message });
  show("2026-11-23");
  await Promise.resolve();
  expect(screen.queryByRole("region")).toBeNull();
});
