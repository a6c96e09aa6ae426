import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { desk, visit } from "../support/visit.ts";

/** The messages of the browser and of React about a missing file. */
const missing = /status of 404|dynamically imported module/u;

let company: TestCompany;

beforeAll(async () => {
  company = await aCompany();
});

/** As after a deploy that did not bring the file along; answers how to bring it back. */
async function removeChunk(page: Page, name: RegExp): Promise<() => Promise<void>> {
  await page.route(name, (route) => route.fulfill({ status: 404, json: { message: "Nothing." } }));
  return () => page.unroute(name);
}

function countVisits(page: Page): () => number {
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
  });
  return () => visits;
}

async function aTab(path: string, heading: string) {
  const { page } = await visit(desk, { mayComplain: missing });
  await arriveAs(page, company.owner.login, { path, heading });
  return page;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe("a chunk that is gone", () => {
  test("reloads the page, which then has it", async () => {
    const page = await aTab("/employees", "Employees");
    const bringBack = await removeChunk(page, /assets\/wage-changes-page/u);
    const visits = countVisits(page);
    const reloading = page.waitForEvent("request", (request) => request.isNavigationRequest());
    await page.getByRole("link", { name: "Wage Changes" }).click();
    await reloading;
    await bringBack();
    await heading(page, "Wage Changes").waitFor();
    expect(visits()).toBe(1);
  });

  test("and stays gone reloads once and never again", async () => {
    const page = await aTab("/employees", "Employees");
    await removeChunk(page, /assets\/wage-changes-page/u);
    const visits = countVisits(page);
    await page.getByRole("link", { name: "Wage Changes" }).click();
    await heading(page, "This screen could not be fetched").waitFor();
    expect(visits()).toBe(1);
    await page.getByRole("link", { name: "Employees" }).click();
    await heading(page, "Employees").waitFor();
    await page.getByRole("link", { name: "Wage Changes" }).click();
    await heading(page, "This screen could not be fetched").waitFor();
    expect(visits()).toBe(1);
  });

  test("takes nothing away that is being typed: the person is asked to reload", async () => {
    const { page } = await visit(desk, { mayComplain: missing });
    await removeChunk(page, /assets\/account-menu/u);
    const path = "/settings?section=profile";
    await arriveAs(page, company.owner.login, { path, heading: "Settings" });
    const visits = countVisits(page);
    await page.getByLabel("Your name").fill("Half a na");
    await page.getByRole("button", { name: /Your account/u }).click();
    await page.getByText("A new version is ready. Save what you are typing").waitFor();
    expect(await page.getByLabel("Your name").inputValue()).toBe("Half a na");
    expect(visits()).toBe(0);
    const reloading = page.waitForEvent("request", (request) => request.isNavigationRequest());
    await page.getByRole("button", { name: "Reload now" }).click();
    await reloading;
    await heading(page, "Settings").waitFor();
    expect(visits()).toBe(1);
  });
});
