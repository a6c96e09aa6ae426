import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aUserId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { alertIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { anAlert } from "@crewline/domain/rules/alerts/alert.test-support";
import { usualRule } from "@crewline/domain/rules/alerts/usual-rules";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { AlertSettings } from "../../web/src/areas/settings/alerts/alert-settings.tsx";
import { AlertsPage } from "../../web/src/areas/alerts/alerts-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { escAsks } from "./support/fill.ts";
import { page as asOlivia } from "./support/olivia.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const ben = anEmployeeId("ben");

test("a muted alert read as no longer the case, and offered to mute it again", async () => {
  putCompany();
  const rule = { ...usualRule("late"), mutedEmployeeIds: [ben] };
  live.put({ "companies/c1": { ...aCompany(), alertRules: [rule] } });
  const at = "2026-11-20T14:10:00.000Z";
  const muted = { uid: aUserId("olivia"), name: "Olivia", at, reason: null, isMuted: true };
  const late = anAlert({ id: alertIdSchema.parse("late_ben"), employeeId: ben, resolved: muted });
  live.put({ "companies/c1/alerts/late_ben": { ...late, state: "resolved" } });
  api.answer("alerts.mute", () => ({}));
  const hands = renderPage(<AlertsPage />, { actor: kim, path: "/alerts?state=resolved" });
  const outcome = await screen.findByText(/^Muted by Olivia, /u);
  expect(outcome.textContent).toContain("Nov 20");
  await hands.click(await screen.findByRole("button", { name: "More about this alert" }));
  await hands.click(await screen.findByRole("menuitem", { name: "Unmute for this employee" }));
  await screen.findByText(/^Unmuted\./u);
  await hands.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText(/^Muted\./u);
  expect(api.sent("alerts.mute").map(({ isMuted }) => isMuted)).toEqual([false, true]);
});

test("unmuting by the keyboard lost the focus with the field, and Esc forgot it without asking", async () => {
  putCompany();
  const rule = { ...usualRule("late"), mutedEmployeeIds: [ben] };
  live.put({ "companies/c1": { ...aCompany(), alertRules: [rule] } });
  api.answer("settings.saveAlertRule", () => ({ version: 2 }));
  const hands = renderPage(<AlertSettings />, { ...asOlivia, path: "/settings" });
  await hands.click(await screen.findByRole("button", { name: "Edit Late" }));
  const field = await screen.findByRole("combobox", { name: "Muted for" });
  field.focus();
  await hands.keyboard("{Backspace}");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Muted for" }));
  await escAsks(hands);
  await hands.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved.");
  expect(api.sent("settings.saveAlertRule")).toMatchObject([{ rule: { mutedEmployeeIds: [] } }]);
});
