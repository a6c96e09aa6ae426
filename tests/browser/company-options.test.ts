import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { demoPassword, demoSignIns } from "../../emulators/demo-sign-ins.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { arriveAs } from "../support/arrive.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { desk, phone, visit } from "../support/visit.ts";

let company: TestCompany;
beforeEach(async () => {
  company = await aCompany();
});

async function openCompany(page: Page, tab = "about") {
  const { email } = demoSignIns.staff;
  const path = `/company-options?company=${company.companyId}&tab=${tab}`;
  await arriveAs(page, { email, password: demoPassword }, { path, heading: "Company Options" });
  const panel = page.getByRole("dialog", { name: "Harbor Coffee" });
  await panel.waitFor();
  /** Presses a button of the panel, and confirms what it asks with a reason. */
  const act = async (label: string, question: string) => {
    await panel.getByRole("button", { name: label, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: question });
    await dialog.getByLabel("Reason").fill("Asked by the owner.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^(?:Suspend|Delete|Restore|Prepare)$/u }).click();
  };
  return { panel, act };
}

test("a limit that is no number is refused, and not taken for no limit", async () => {
  const { page } = await visit(desk);
  const { panel } = await openCompany(page);
  await panel.getByRole("button", { name: "Change plan and limits" }).click();
  const dialog = page.getByRole("dialog", { name: "Plan and limits" });
  await dialog.getByLabel("Plan", { exact: true }).selectOption("basic");
  await dialog.getByLabel("Most locations").fill("ten");
  await dialog.getByLabel("Last day of the trial").fill("2096-07-31");
  await dialog.getByLabel("Reason").fill("A contract.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Enter a number").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Most locations").fill("10");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await panel.getByText("Jul 31, 2096").waitFor();
  await panel.getByText("Aug 15, 2096").waitFor();
  expect(await panel.innerText()).toMatch(/Locations\s+10\s/u);
});

test.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("a company is suspended, deleted and restored, with reasons, at $width px", async (size) => {
  const { page } = await visit(size.device);
  const { panel, act } = await openCompany(page);
  await act("Suspend", "Suspend Harbor Coffee?");
  await panel.getByRole("button", { name: "Resume" }).waitFor();
  await act("Delete", "Delete Harbor Coffee?");
  await panel.getByText("Erased on").waitFor();
  await panel.getByRole("tab", { name: "Data" }).click();
  await panel.getByRole("heading", { name: "Data jobs" }).waitFor();
  // Its data are left as they are.
  expect(await panel.getByRole("button", { name: /Verify|Dry-run|Prepare/u }).count()).toBe(0);
  await expectAccessible(page);
  await panel.getByRole("tab", { name: "About" }).click();
  await act("Restore", "Restore Harbor Coffee?");
  await panel.getByRole("button", { name: "Resume" }).waitFor();
  expect(await panel.getByText("Asked by the owner.").count()).toBe(3);
});

test("an export that product staff prepare is downloaded by an admin alone", async () => {
  const staff = await visit(desk);
  const { panel, act } = await openCompany(staff.page, "data");
  await act("Prepare an export", "Prepare an export");
  await panel.getByText("Waits for an admin until").waitFor();
  expect(await panel.getByRole("button", { name: /download/iu }).count()).toBe(0);

  const admin = await visit(desk);
  const path = "/settings?tab=company&section=data";
  await arriveAs(admin.page, company.owner.login, { path, heading: "Settings" });
  await admin.page.getByText("support prepared an export for you").waitFor();
  await expectAccessible(admin.page);
  const download = admin.page.waitForEvent("download");
  await admin.page.getByRole("button", { name: "Download all data" }).click();
  await download;
  await staff.page.reload();
  await panel.getByText(/^Downloaded by .+, /u).waitFor();
});
