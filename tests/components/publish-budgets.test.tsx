import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { publicationIdSchema, scheduleIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const counts = {
  added: 1,
  changed: 0,
  removed: 0,
  publishedVersion: 1,
  publicationId: publicationIdSchema.parse("harbor_2026-11-16_v1"),
  holdUntil: "2026-11-12T09:00:30.000Z",
};

beforeEach(() => {
  putCompany();
  live.put({
    "companies/c1/schedules/harbor_2026-11-16": {
      id: scheduleIdSchema.parse("harbor_2026-11-16"),
      locationId: aLocationId("harbor"),
      weekStart: "2026-11-16",
      state: "draft",
      publishedVersion: 0,
      publishedAt: null,
      publishedByName: null,
      version: 1,
    },
    "companies/c1/shifts/new": aShift({
      id: aShiftId("new"),
      employeeId: anEmployeeId("ben"),
      day: "2026-11-19",
    }),
  });
});

async function openDialog() {
  const path = "/schedules?location=harbor&week=2026-11-16";
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: /^Publish/u }));
  const dialog = await screen.findByRole("dialog", { name: /^Publish Harborside, week of / });
  return { hands, dialog, publish: within(dialog).getByRole("button", { name: "Publish" }) };
}

describe("the publish dialog of a week over budget", () => {
  test("names the budgets that the week exceeds, and asks for a reason", async () => {
    const cost = { kind: "cost" as const, currency: "USD" as const, day: "2026-11-19" };
    const over = { found: 240_00, limit: 200_00, of: cost };
    api.answer("schedules.exceededBudgets", () => ({ exceeded: [{ over, hasReason: false }] }));
    api.answer("schedules.publish", () => counts);
    const { hands, dialog, publish } = await openDialog();
    await within(dialog).findByText("Thursday costs $240.00; the budget is $200.00.");
    const reason = within(dialog).getByRole("textbox", { name: "Reason for exceeding the budget" });
    await hands.click(publish);
    await within(dialog).findByText(/^Say why/u);
    expect(api.sent("schedules.publish")).toEqual([]);
    await hands.type(reason, "Market day");
    await hands.click(publish);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent("schedules.publish")).toMatchObject([{ reason: "Market day" }]);
  });

  test("asks for the reason that only the server knows of, once it refuses", async () => {
    api.answer("schedules.publish", () => {
      throw new Refused({
        code: "UNPROCESSABLE_CONTENT",
        message: "The week is over budget.",
        rule: "budgetReasonNeeded",
      });
    });
    const { hands, dialog, publish } = await openDialog();
    await within(dialog).findByText("Ben Ito");
    await hands.click(publish);
    const name = "Reason for exceeding the budget";
    expect(await within(dialog).findByRole("textbox", { name })).toBeDefined();
  });
});
