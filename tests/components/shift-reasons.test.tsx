import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aChange, aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { beforeEach, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { fill } from "./support/fill.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const anas = aShift({ id: aShiftId("anas"), version: 3 });
const path = "/schedules?location=harbor&week=2026-11-16";
const limits = { ...defaultRules.limits, maximumDaySeconds: 8 * 3600 };

beforeEach(() => {
  putCompany();
  const company = aCompany([aChange("2026-01-01", { section: "limits", value: limits })]);
  live.put({
    "companies/c1": { ...company, jobRoles: [aJobRole("Barista")] },
    "companies/c1/shifts/anas": anas,
  });
  api.answer("schedules.saveShift", () => ({ version: 4, plan: planOf(anas) }));
  api.answer("schedules.planTerms", () => ({ people: [], minors: [] }));
  api.answer("schedules.addShift", () => ({ shiftId: aShiftId("new") }));
});

test("the form asks for a reason while it is typed, and sends it with what it is for", async () => {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const card = await screen.findByRole("button", { name: /^Ana Diaz, .*17/u });
  card.focus();
  await hands.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Edit shift" });
  const field = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>("textbox", { name });
  expect(within(dialog).queryByRole("textbox", { name: /^Reason/u })).toBeNull();
  await fill(hands, field(/^End/u), "7p");
  await within(dialog).findByText("10:00 h on Tuesday; 8:00 h at most.");
  await hands.click(within(dialog).getByRole("button", { name: "Save anyway" }));
  await within(dialog).findByText(/^Say why/u);
  expect(api.sent("schedules.saveShift")).toEqual([]);
  await fill(hands, field(/^Reason/u), "Ana asked for it");
  await hands.click(within(dialog).getByRole("button", { name: "Save anyway" }));
  await waitFor(() =>
    expect(api.sent("schedules.saveShift")).toMatchObject([
      { override: { codes: ["dayHours"], reason: "Ana asked for it" } },
    ]),
  );
});

async function typeLongShift() {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const cell = await screen.findByRole("cell", { name: /^Ben Ito, .*18.*, no shift/u });
  cell.focus();
  await hands.keyboard("8-18{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Save with a reason" });
  return { hands, dialog };
}

test("a typed shift beyond a limit is added once a reason is given", async () => {
  const { hands, dialog } = await typeLongShift();
  within(dialog).getByText(/^Ben Ito/u);
  const reason = within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Reason/u });
  await fill(hands, reason, "Inventory");
  await hands.click(within(dialog).getByRole("button", { name: "Save anyway" }));
  await waitFor(() =>
    expect(api.sent("schedules.addShift")).toMatchObject([
      { override: { codes: ["dayHours"], reason: "Inventory" } },
    ]),
  );
});

test("Esc in the question for a reason adds nothing and keeps what was typed", async () => {
  const { hands, dialog } = await typeLongShift();
  fireEvent.keyDown(dialog, { key: "Escape" });
  await hands.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const typing = await screen.findByRole<HTMLInputElement>("textbox", { name: /type a shift/u });
  expect(typing.value).toBe("08:00-18:00");
  expect(api.sent("schedules.addShift")).toEqual([]);
});
