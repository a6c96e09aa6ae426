import { describe, expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { screen } from "../support/counted-hands.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { appOrigin, desk, expectSilenceButForNewRights, phone, visit } from "../support/visit.ts";

describe.each([
  ["a desk", desk],
  ["a phone", phone],
] as const)("a new owner at %s", (_where, device) => {
  test("explores a demo company, deletes it and sets up their own", async () => {
    const visitor = await visit(device);
    const { page } = visitor;
    await arriveAs(page, await aLogin(), { heading: "Set up your company" });
    await page.getByRole("button", { name: "Explore with a demo company" }).click();
    await screen(page, "Home");
    const banner = page.getByText("Demo company. Nothing here is real.", { exact: false });
    await banner.waitFor();
    // The first visit is the one that needs a hint.
    await page.getByRole("button", { name: "Got it" }).waitFor();
    await expectAccessible(page);
    // Whether small links are close to each other depends on the numbers of the day.
    const links = page.getByRole("listitem").getByRole("link");
    await links.filter({ hasText: "to approve" }).first().waitFor();
    const heights = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().height)),
    );
    expect(heights.filter((height) => height < 24)).toEqual([]);
    for (const [path, heading] of [
      ["/schedules", "Schedules"],
      ["/employees", "Employees"],
      ["/settings", "Settings"],
    ] as const) {
      await page.goto(`${appOrigin}${path}`);
      await screen(page, heading);
      await banner.waitFor();
    }
    await page.goto(`${appOrigin}/on-board`);
    await screen(page, "Home");

    const remove = page.getByRole("button", { name: "Delete the demo and set up your company" });
    await remove.click();
    const question = page.getByRole("alertdialog", { name: "Delete the demo company?" });
    await expectAccessible(page);
    await question.getByRole("button", { name: "Keep it" }).click();
    await question.waitFor({ state: "hidden" });
    await remove.click();
    await question.getByRole("button", { name: "Delete the demo" }).click();
    await screen(page, "Set up your company");
    expect(await banner.count()).toBe(0);
    await page.getByLabel("Company name").fill("Own Coffee");
    await page.getByRole("button", { name: "Create company" }).click();
    await screen(page, "Where do people work?");
    expectSilenceButForNewRights(visitor);
  });
});
