import { expect, test } from "vitest";
import { appOrigin, desk, visit } from "../support/visit.ts";

test("the chunks of the address's screen are on their way before the program has come, and compiled whole", async () => {
  const { page } = await visit(desk, { isNew: true });
  let letProgramCome = () => {};
  const held = new Promise<void>((resolve) => (letProgramCome = resolve));
  await page.route(/\/assets\/start-/u, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/time-entries-page-/u);
  await page.goto(`${appOrigin}/time-entries`, { waitUntil: "commit" });
  const chunk = await (await asked).response();
  expect(await chunk?.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/u);
  expect(await page.getByRole("status", { name: "Loading" }).count()).toBe(1);
  letProgramCome();
  await page.getByLabel("E-mail", { exact: false }).first().waitFor();
});

test("an address named like a part of every object asks for nothing and says nothing in the console", async () => {
  const { page } = await visit(desk);
  for (const path of ["/constructor", "/__proto__"]) {
    await page.goto(`${appOrigin}${path}`);
    await page.getByLabel("E-mail", { exact: false }).first().waitFor();
  }
});
