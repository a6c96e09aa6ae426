import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { desk, phone, visit } from "../support/visit.ts";

const typed = "(212) 555-0177";

const phoneOf = (page: Page) => page.getByRole("textbox", { name: "Phone", exact: true });
const editContact = (page: Page) =>
  page.getByRole("button", { name: "Edit contact", exact: true }).click();
const question = (page: Page) => page.getByRole("alertdialog", { name: "Discard changes?" });

async function answer(page: Page, button: "Keep editing" | "Discard") {
  await question(page).getByRole("button", { name: button }).click();
  await question(page).waitFor({ state: "hidden" });
}

/** Ana's record with a phone number typed and not saved. */
async function aTypedPhone(device: typeof desk) {
  const company = await aCompany();
  await anEmployee(company, { name: "Ana Ito" });
  await anEmployee(company, { name: "Bo Ray" });
  const { page } = await visit(device);
  await arriveAs(page, company.owner.login, { path: "/employees", heading: "Employees" });
  await page.getByText("Ana Ito").first().click();
  await editContact(page);
  await phoneOf(page).fill(typed);
  return page;
}

test.each([
  { name: "desk", device: desk },
  { name: "phone", device: phone },
])(
  "a phone typed into a record at a $name is never lost without a question",
  async ({ device }) => {
    const page = await aTypedPhone(device);
    const steps: [string, () => Promise<unknown>][] = [
      ["Esc", () => phoneOf(page).press("Escape")],
      ["Close", () => page.getByRole("button", { name: "Close", exact: true }).click()],
      ["the next person", () => page.getByRole("button", { name: "Next", exact: true }).click()],
      ["another tab", () => page.getByRole("tab", { name: "Work" }).click()],
      ["the browser's back button", () => page.evaluate(() => history.back())],
      ...(device === desk
        ? [
            ["a click beside", () => page.mouse.click(40, 400)] satisfies [
              string,
              () => Promise<unknown>,
            ],
          ]
        : []),
    ];
    const kept: string[] = [];
    for (const [name, leave] of steps) {
      await leave();
      await question(page).waitFor();
      await answer(page, "Keep editing");
      if ((await phoneOf(page).inputValue()) === typed) kept.push(name);
    }
    expect(kept).toEqual(steps.map(([name]) => name));
    await page.getByRole("tab", { name: "Work" }).click();
    await expectAccessible(page);
    await answer(page, "Discard");
    await page.getByRole("button", { name: "Edit work" }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  },
);

test("a reload asks while something is typed, and no longer once it is saved", async () => {
  const page = await aTypedPhone(desk);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  expect(await phoneOf(page).inputValue()).toBe(typed);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.").waitFor();
  await page.reload();
  await page.getByRole("link", { name: typed }).waitFor();
  expect(asked).toEqual(["beforeunload"]);
});

test("a half-filled dialog and a settings page ask before they are left", async () => {
  const company = await aCompany();
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, { path: "/employees", heading: "Employees" });
  await page.getByRole("button", { name: "Add employee" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add employee" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Add employee" }).first().click();
  const name = dialog.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Bo");
  await name.press("Escape");
  await answer(page, "Keep editing");
  expect(await name.inputValue()).toBe("Bo");
  await name.press("Escape");
  await answer(page, "Discard");
  await dialog.waitFor({ state: "hidden" });

  await page.getByRole("link", { name: "Settings" }).first().click();
  const own = page.getByRole("textbox", { name: "Your name" });
  await own.fill("Another name");
  await page.getByRole("link", { name: "Employees" }).first().click();
  await answer(page, "Keep editing");
  expect(await own.inputValue()).toBe("Another name");
  await page.getByRole("tab", { name: "Company" }).click();
  await answer(page, "Discard");
  await own.waitFor({ state: "hidden" });
});
