import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";

import { expectAccessible } from "../support/expect-accessible.ts";
import { agreeToUndo } from "../support/undo-notice.ts";
import { desk, phone, visit } from "../support/visit.ts";
import { todayInNewYork } from "../support/today.ts";

const day = (offset: number) => addDays(todayInNewYork(), offset);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function pageOf(company: TestCompany, query: string, device = desk): Promise<Page> {
  const { page } = await visit(device);
  const path = `/employees${query}`;
  await arriveAs(page, company.owner.login, { path, heading: "Employees" });
  return page;
}

/** Opens the person from the list: an open panel hides the heading of the page. */
async function workTabOf(company: TestCompany, name: string): Promise<Page> {
  const page = await pageOf(company, "?status=");
  await button(page, name).click();
  await page.getByRole("tab", { name: "Work" }).click();
  return page;
}

test("a life at work: leave, PIN, end with a preview, taken back, hired again, forgotten", async () => {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  await aShift(company, { employeeId, day: day(3) });
  const page = await workTabOf(company, "Ana Diaz");
  const panel = page.getByRole("dialog", { name: "Ana Diaz" });

  await button(page, "Set a leave").click();
  await expectAccessible(page);
  await button(page, "Set the leave").click();
  await panel.getByText("On leave", { exact: true }).waitFor();
  await button(page, "End the leave").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End the leave" }).click();
  await panel.getByText("Active", { exact: true }).waitFor();

  await button(page, "Create PIN").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Create PIN" }).click();
  const shown = page.getByLabel("New PIN", { exact: true });
  await shown.filter({ hasText: /^\d{6}$/u }).waitFor();
  await expectAccessible(page);
  await button(page, "Done").click();
  await panel.getByText("Has a PIN for shared devices.").waitFor();

  await button(page, "End employment").click();
  const ending = page.getByRole("dialog", { name: /End the employment/ });
  await ending.getByLabel("Last day").fill(day(2));
  await ending.getByText("1 planned shift becomes open.").waitFor();
  await ending.getByRole("button", { name: "End employment" }).click();
  await ending.getByText("Choose a reason.").first().waitFor();
  await expectAccessible(page);
  await ending.getByLabel("Reason").selectOption("resigned");
  await ending.getByLabel("Note").fill("Moves away");
  await ending.getByRole("button", { name: "End employment" }).click();
  await panel.getByText(/The employment ends after/).waitFor();
  await panel.getByText(/: Resigned: Moves away$/u).waitFor();
  await page.setViewportSize(phone);
  await button(page, "Cancel termination").click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel termination" }).click();
  await button(page, "End employment").click();
  await ending.getByLabel("Last day").fill(day(-1));
  await ending.getByText("What happens at once").waitFor();
  await ending.getByLabel("Reason").selectOption("endOfContract");
  await ending.getByRole("button", { name: "End employment" }).click();
  await panel.getByText("Terminated", { exact: true }).waitFor();
  await button(page, "Hire again").click();
  await page
    .getByRole("dialog", { name: /Hire Ana/ })
    .getByLabel("First day")
    .waitFor();
  await expectAccessible(page);
  await button(page, "Cancel").click();

  await button(page, "Remove personal data").click();
  const forget = page.getByRole("dialog", { name: /Remove the personal data/ });
  await expectAccessible(page);
  await forget.getByLabel("Employee name").fill("Ana Dias");
  await forget.getByRole("button", { name: "Remove for good" }).click();
  await forget.getByText("Type Ana Diaz exactly.").waitFor();
  await forget.getByLabel("Employee name").fill("Ana Diaz");
  await forget.getByRole("button", { name: "Remove for good" }).click();
  await page.getByRole("dialog", { name: /^Former employee/ }).waitFor();
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("Name, contact and personal data removed for good.").waitFor();
  await page.getByText(/Employment ended after .*1 shift became open\./).waitFor();
  await expectAccessible(page);
});

test("the rights of a login, an import looked up again and undone, and who lacks an e-mail", async () => {
  const company = await aCompany();
  const kim = await aMember(company, { name: "Kim Ode", email: `${randomUUID()}@p.example` });
  const bo = await anEmployee(company, { name: "Bo Ray" });
  const rows = [
    {
      key: bo,
      title: "Bo Ray",
      employeeId: bo,
      expectedVersion: null,
      expectedProfileVersion: null,
      employee: { jobRoleIds: [roleId("cook")] },
      profile: {},
    },
  ];
  const bulk = { ...anAttempt(), groupId: randomUUID(), title: "Import people", rows };
  await company.owner.api.employees.saveRows.mutate(bulk);

  const page = await pageOf(company, "?missing=email");
  await page.getByText("1 of 2 people matches the filter").waitFor();
  await button(page, "Bo Ray").waitFor();
  await button(page, "Bulk changes").click();
  const recent = page.getByRole("dialog", { name: "Recent imports and bulk changes" });
  await recent.getByText("1 done.", { exact: true }).waitFor();
  await expectAccessible(page);
  await recent.getByRole("button", { name: /^Undo Import people/ }).click();
  await agreeToUndo(page);
  await recent.getByText("Undo: 1 done.").waitFor();
  await recent.getByText(/1 undone by/).waitFor();
  await recent.getByRole("button", { name: "Close" }).click();
  const { employees, members } = await company.read();
  expect(await employees.get(bo)).toMatchObject({ jobRoleIds: ["barista"] });

  await page.getByLabel("Missing or expiring").selectOption("");
  await page.setViewportSize(phone);
  await button(page, "Kim Ode").click();
  await page.getByRole("tab", { name: "Access" }).click();
  await page.getByLabel("Role", { exact: true }).selectOption("manager");
  await page.getByRole("checkbox", { name: "May see wages" }).check();
  await expectAccessible(page);
  await button(page, "Save").click();
  await page.getByText("The rights are changed, effective at once.").waitFor();
  expect(await members.get(kim.login.uid)).toMatchObject({
    role: "manager",
    locationIds: [company.harbor],
    mayViewWages: true,
  });
  await button(page, "Remove access").click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove access" }).click();
  await page.getByText("Kim Ode has no login yet.", { exact: false }).waitFor();
});

test("two records of one person become one, once nothing is in the way", async () => {
  const company = await aCompany();
  const stays = await anEmployee(company, { name: "Ana Diaz" });
  const duplicateId = await anEmployee(company, { name: "Ana Dias" });
  const mine = await aShift(company, { employeeId: stays, day: day(3) });
  const shiftId = await aShift(company, { employeeId: duplicateId, day: day(3) });
  const page = await workTabOf(company, "Ana Diaz");
  await button(page, "Merge a duplicate").click();
  const dialog = page.getByRole("dialog", { name: "Merge a duplicate into Ana Diaz" });
  await dialog.getByLabel("Duplicate").fill("Ana Di");
  await page.getByRole("option", { name: "Ana Dias" }).click();
  await dialog.getByText(/Both are planned on .* Cancel one shift first\./).waitFor();
  await expectAccessible(page);

  const cancelled = { ...anAttempt(), shiftId: mine, expectedVersion: 1 };
  await company.owner.api.schedules.cancelShift.mutate(cancelled);
  await button(page, "Cancel").click();
  await page.setViewportSize(phone);
  await button(page, "Merge a duplicate").click();
  await dialog.getByLabel("Duplicate").fill("Ana Di");
  await page.getByRole("option", { name: "Ana Dias" }).click();
  await dialog.getByText("Moves: 1 shift.").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await page.getByText("Records merged.").waitFor();
  const { employees, shifts } = await company.read();
  expect(await shifts.get(shiftId)).toMatchObject({ employeeId: stays });
  expect(await employees.get(duplicateId)).toMatchObject({ mergedIntoId: stays });
});

test("a pending invitation is shown and sent again as it is; a manager reads why records stay", async () => {
  const company = await aCompany();
  const max = await aMember(company, { name: "Max Lee", role: "manager" });
  await aMember(company, { name: "Bea Ng", role: "admin" });
  const employeeId = await anEmployee(company);
  const email = `${randomUUID()}@p.example`;
  const rights = { role: "manager" as const, locationIds: [company.market], mayViewWages: true };
  const offer = { ...anAttempt(), employeeId, email, ...rights };
  await company.owner.api.employees.invite.mutate(offer);

  const page = await pageOf(company, "?status=");
  await button(page, "Ana Diaz").click();
  await page.getByRole("tab", { name: "Access" }).click();
  await page.getByText("Invited as").waitFor();
  await page.getByText(email).waitFor();
  await expectAccessible(page);
  await button(page, "Send a new invitation").click();
  await page.getByLabel("Invitation link").waitFor();
  const { pending } = await company.owner.api.employees.pendingInvitation.query({ employeeId });
  expect(pending).toMatchObject({ email, ...rights });

  const { page: theirs } = await visit(desk);
  await arriveAs(theirs, max.login, { path: "/employees?status=", heading: "Employees" });
  await button(theirs, "Max Lee").click();
  await theirs.getByText(/^This is your own record\./u).waitFor();
  await theirs.getByRole("tab", { name: "Work" }).click();
  await theirs.getByText(/^This is your own record\./u).waitFor();
  await expectAccessible(theirs);
  expect(await button(theirs, "Save").count()).toBe(0);
  await theirs.getByRole("button", { name: "Close" }).first().click();
  await button(theirs, "Bea Ng").click();
  await theirs.getByText("Bea Ng manages others. Only an admin can do this.").waitFor();
});
