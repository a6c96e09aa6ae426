import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { awaitNextSecond } from "../../functions/src/identity/claims.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffMember } from "../support/a-company.ts";
import { letViewEnd, viewReason } from "../support/a-view.ts";
import { arriveAs } from "../support/arrive.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { anything, appOrigin, desk, phone, visit } from "../support/visit.ts";

let company: TestCompany;
let emma: Member;
beforeAll(async () => {
  company = await aCompany({ name: "Pier Coffee" });
  emma = await aMember(company, { role: "employee", name: "Emma Stone" });
});

/** Product staff in Users, with the login open. */
async function openLogin(page: Page, staff: Member, { login }: Member): Promise<void> {
  await arriveAs(page, staff.login, { path: `/users?login=${login.uid}`, heading: "Users" });
  await page.getByRole("dialog", { name: login.email }).waitFor();
}

async function beginView(page: Page, who: string): Promise<void> {
  await page.getByRole("button", { name: "View as…" }).click();
  const question = page.getByRole("dialog", { name: `View Pier Coffee as ${who}?` });
  await question.getByRole("button", { name: "View", exact: true }).click();
  await question.getByText("Say why, so that everyone can understand").waitFor();
  await expectAccessible(page);
  await question.getByLabel("Reason").fill(viewReason);
  await question.getByRole("button", { name: "View", exact: true }).click();
  await banner(page, who).waitFor();
}

const banner = (page: Page, who: string) =>
  page.getByText(`Viewing Pier Coffee as ${who}, read-only, until`);

async function stopViewing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Stop viewing" }).click();
  await page.getByRole("heading", { level: 1, name: "Users", includeHidden: true }).waitFor();
  await page.getByRole("button", { name: "View as…" }).waitFor();
}

test.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("product staff view as an employee, change nothing, and leave, at $width px", async (size) => {
  const staff = await aStaffMember();
  const { page } = await visit(size.device);
  await openLogin(page, staff, emma);
  await beginView(page, "Emma Stone");
  await page.getByRole("heading", { name: "Time clock" }).waitFor();
  expect(await page.getByRole("button", { name: "Clock in" }).isDisabled()).toBe(true);
  expect(await page.getByRole("link", { name: "Users" }).count()).toBe(0);
  await page.goto(`${appOrigin}/calendar`);
  await page.getByRole("heading", { level: 1, name: "Calendar" }).waitFor();
  await banner(page, "Emma Stone").waitFor();
  expect(await page.getByRole("button", { name: "Ask for time off" }).count()).toBe(0);
  await expectAccessible(page);
  await page.goto(`${appOrigin}/settings`);
  await page.getByText("Personal settings belong to each person's own login.").waitFor();
  await banner(page, "Emma Stone").waitFor();

  await stopViewing(page);
  const panel = page.getByRole("dialog", { name: emma.login.email });
  await panel.getByText("View as stopped").first().waitFor();
  await panel.getByText(viewReason).first().waitFor();
});

test("product staff who sign in on another device during a view land in their back office", async () => {
  const staff = await aStaffMember();
  const { page } = await visit(desk);
  await openLogin(page, staff, emma);
  await beginView(page, "Emma Stone");
  await awaitNextSecond();

  const { page: second } = await visit(phone, { mayComplain: anything });
  await arriveAs(second, staff.login, { path: "/users", heading: "Users" });
  await second.getByRole("button", { name: "Invite" }).waitFor();
  expect(await banner(second, "Emma Stone").count()).toBe(0);
  await banner(page, "Emma Stone").waitFor({ state: "detached" });
});

test("product staff view as an admin in both of their tabs, and both leave together", async () => {
  const staff = await aStaffMember();
  const { page, context } = await visit(desk);
  await openLogin(page, staff, company.owner);
  await beginView(page, company.owner.login.email);
  await page.goto(`${appOrigin}/employees`);
  await page.getByText("Emma Stone").first().waitFor();
  // By its beginning: an address of random letters may have these in it.
  expect(await page.getByRole("button", { name: /^Add/u }).count()).toBe(0);
  await page.goto(`${appOrigin}/settings?tab=company`);
  const save = page.getByRole("button", { name: "Save" });
  expect(await save.count()).toBe(0);

  const other = await context.newPage();
  await other.goto(`${appOrigin}/employees`);
  await banner(other, company.owner.login.email).waitFor();
  await other.getByText("Emma Stone").first().waitFor();
  await stopViewing(page);
  await banner(other, company.owner.login.email).waitFor({ state: "detached" });
  await other.getByText("Emma Stone").first().waitFor({ state: "detached" });
  await other.close();

  await page.goto(`${appOrigin}/users?login=${staff.login.uid}`);
  const line = `View as stopped: ${company.owner.login.email}, Pier Coffee`;
  await page.getByText(line).waitFor();
});

test("a view whose time is over is left by itself, and says so", async () => {
  const staff = await aStaffMember();
  const { page } = await visit(desk, { mayComplain: /status of 40[13]/u });
  await openLogin(page, staff, emma);
  await beginView(page, "Emma Stone");
  await page.getByRole("heading", { name: "Time clock" }).waitFor();
  await letViewEnd(staff);
  await page.getByText("The time of your view is over.").first().waitFor();
  await page.getByRole("heading", { level: 1, name: "Users", includeHidden: true }).waitFor();
  const panel = page.getByRole("dialog", { name: emma.login.email });
  await panel.getByText("View as ended automatically").first().waitFor();
  expect(await page.getByText("Viewing Pier Coffee").count()).toBe(0);
});

test("the company's admins read in their audits who viewed it, as whom and why", async () => {
  const staff = await aStaffMember();
  // A card may ask once more with the view's token, which counts no more from the end on.
  const viewer = await visit(desk, { mayComplain: /status of 40[14]/u });
  const marcus = await aMember(company, { role: "manager", name: "Marcus Reed" });
  await openLogin(viewer.page, staff, marcus);
  await beginView(viewer.page, "Marcus Reed");
  await stopViewing(viewer.page);

  const { page } = await visit(desk);
  const path = { path: "/time-entry-audits-list", heading: "Time Entry Audits" };
  await arriveAs(page, company.owner.login, path);
  await page.getByText("Support stopped viewing as this member").first().waitFor();
  await page.getByText(marcus.login.email).first().waitFor();
  await page.getByText(viewReason).first().waitFor();
});

test("what product staff read of a company stays in memory, and not on their device", async () => {
  const staff = await aStaffMember();
  const { page } = await visit(desk);
  await openLogin(page, staff, company.owner);
  await beginView(page, company.owner.login.email);
  await page.goto(`${appOrigin}/employees`);
  await page.getByText("Emma Stone").first().waitFor();
  const owner = await page.evaluate(() => localStorage.getItem("crewline.offline-copy-of"));
  expect(owner).not.toBe(company.owner.login.uid);
  expect(await page.evaluate(storedText)).not.toContain("Emma Stone");
});

/** All that Firestore keeps in this browser, and the answers beside it, as one text. */
async function storedText(): Promise<string> {
  const texts: string[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    if (!name.startsWith("firestore/") && name !== "crewline-answers") continue;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error(`${name} cannot be read.`)));
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.addEventListener("success", () => resolve(reading.result));
      });
      texts.push(JSON.stringify(rows));
    }
    database.close();
  }
  return texts.join("\n");
}
