import { describe, expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aCompany } from "../support/a-company.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { desk, phone, visit } from "../support/visit.ts";

const templates = { path: "/templates", heading: "Templates" };

describe.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("at $width px", ({ device }) => {
  test("a starter becomes the opening checklist of two locations", async () => {
    const company = await aCompany();
    const { page } = await visit(device);
    await arriveAs(page, company.owner.login, templates);
    await page.getByRole("heading", { name: "No checklists yet" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start a checklist" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Use Opening" }).click();
    const dialog = page.getByRole("dialog", { name: "Add checklist" });
    for (const place of ["Harbor", "Market"]) {
      await dialog.getByRole("combobox", { name: /^Locations/u }).fill(place);
      await page.getByRole("option", { name: place }).click();
    }
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("dialog", { name: "Preview" });
    await preview.getByRole("checkbox", { name: "Alarm off and doors unlocked" }).check();
    await expectAccessible(page);
    await preview.getByRole("button", { name: "Close" }).click();
    await dialog.getByRole("button", { name: "Add checklist" }).click();
    await page.getByText("Opening is saved.").waitFor();
    const { checklistTemplates } = await company.read();
    const [stored] = await checklistTemplates.list([]);
    expect(stored).toMatchObject({
      name: "Opening",
      state: "active",
      locationIds: [company.harbor, company.market],
    });
    await expectAccessible(page);
  });

  test("an item is dragged by its handle above another", async () => {
    const company = await aCompany();
    const { page } = await visit(device);
    await arriveAs(page, company.owner.login, templates);
    await page.getByRole("button", { name: "Start a checklist" }).click();
    await page.getByRole("button", { name: "Use Cash-up" }).click();
    const dialog = page.getByRole("dialog", { name: "Add checklist" });
    const second = dialog.getByRole("button", { name: /^Move Card total/u });
    await second.scrollIntoViewIfNeeded();
    const from = await second.boundingBox();
    const to = await dialog
      .getByRole("button", { name: /^Move Cash in the drawer/u })
      .boundingBox();
    if (from === null || to === null) throw new Error("The handles are on screen.");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 10, { steps: 3 });
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
    await page.mouse.up();
    await dialog.getByRole("button", { name: "Move Card total of the terminal, 1 of 6" }).waitFor();
  });
});
