import { expect, test } from "vitest";
import { aListOnPhone } from "../support/a-list-on-phone.ts";
import { eventually } from "../support/eventually.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { clockInAtHome } from "../support/punch-at-home.ts";

test("a checklist is done on a phone without a network, and arrives once", async () => {
  const { page, context, runs } = await aListOnPhone();
  await page.getByRole("button", { name: /^Opening/u }).click();
  const dialog = page.getByRole("dialog", { name: "Opening" });
  await dialog.getByRole("checkbox", { name: "Doors unlocked" }).waitFor();
  await expectAccessible(page);
  await context.setOffline(true);
  await dialog.getByRole("checkbox", { name: "Doors unlocked" }).check();
  await dialog.getByRole("textbox", { name: "Refrigerator" }).fill("9");
  await dialog.getByRole("button", { name: "Save answer" }).click();
  await dialog.getByText("Add a note.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByLabel("What did you do about it?").fill("Moved the milk");
  await dialog.getByRole("button", { name: "Save answer" }).click();
  await dialog.getByText("Kept on this device. It is sent when you are online.").waitFor();
  await context.setOffline(false);
  await dialog.getByText("Done. Score 50 of 100.").waitFor();
  const found = await eventually(runs, ([run]) => run?.completedAt !== null);
  expect(found).toMatchObject([
    { answers: { fridge: { value: 9, note: "Moved the milk" }, doors: { value: true } } },
  ]);
});

test("a double tap on a check enters it, and does not take it back", async () => {
  const { page, runs } = await aListOnPhone();
  await page.getByRole("button", { name: /^Opening/u }).click();
  const doors = page.getByRole("checkbox", { name: "Doors unlocked" });
  await doors.dblclick();
  expect(await doors.isChecked()).toBe(true);
  const found = await eventually(runs, ([run]) => Object.keys(run?.answers ?? {}).length > 0);
  expect(found).toMatchObject([{ answers: { doors: { value: true } } }]);
});

test("a checklist that is done without a network is not shown as undone on Home", async () => {
  const { page, context } = await aListOnPhone();
  await page.getByRole("button", { name: /^Opening/u }).click();
  const dialog = page.getByRole("dialog", { name: "Opening" });
  await dialog.getByRole("checkbox", { name: "Doors unlocked" }).waitFor();
  await context.setOffline(true);
  await dialog.getByRole("checkbox", { name: "Doors unlocked" }).check();
  await dialog.getByText("Kept on this device. It is sent when you are online.").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: /^Opening.*1\/2.*In progress/u }).waitFor();
  await context.setOffline(false);
});

test("a clock-out names the checklist items that are not done, and goes on when asked to", async () => {
  const { page, context } = await aListOnPhone();
  await clockInAtHome(page);
  await page.getByRole("button", { name: /^Opening/u }).click();
  const list = page.getByRole("dialog", { name: "Opening" });
  await list.getByRole("checkbox", { name: "Doors unlocked" }).check();
  await page.keyboard.press("Escape");
  await page.getByText("1/2").waitFor();
  // The question comes with the first idle moment; a clock-out before that does not wait for it.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("lists-left")),
  );
  await context.setOffline(true);
  await page.getByRole("button", { name: "Clock out" }).click();
  const asked = page.getByRole("alertdialog", { name: "These items are not done" });
  await asked.getByText("Refrigerator").waitFor();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Back to the checklist" }).click();
  await page.getByRole("button", { name: "Clock out" }).click();
  await asked.getByRole("button", { name: "Clock out anyway" }).click();
  await page
    .getByText(/Clocked out/u)
    .first()
    .waitFor();
  await context.setOffline(false);
});
