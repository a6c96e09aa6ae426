import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import { plainItem } from "@crewline/domain/projections/checklists/paste-items";
import { expect, test } from "vitest";
import { aListOnPhone } from "../support/a-list-on-phone.ts";
import { aPicture } from "../support/a-picture.ts";
import { arriveAs } from "../support/arrive.ts";
import { eventually } from "../support/eventually.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { desk, visit } from "../support/visit.ts";

const item = (id: string, label: string, type: "photo" | "signature") => ({
  ...plainItem(checklistItemIdSchema.parse(id)),
  label,
  type,
});

test("a photo and a signature of a phone in flight mode arrive once, and the manager sees them", async () => {
  const items = [item("display", "Display", "photo"), item("name", "Checked by", "signature")];
  const { company, ana, page, context } = await aListOnPhone({ items });
  await page.getByRole("button", { name: /^Opening/u }).click();
  const dialog = page.getByRole("dialog", { name: "Opening" });
  await dialog.getByRole("button", { name: "Take a photo" }).waitFor();
  await expectAccessible(page);
  const buffer = await aPicture(page);
  await context.setOffline(true);
  const file = { name: "display.png", mimeType: "image/png", buffer };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("img", { name: "Display", exact: true }).waitFor();
  const box = await dialog.getByRole("img", { name: "Field to sign: Checked by" }).boundingBox();
  if (box === null) throw new Error("There is no field to sign.");
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await dialog.getByRole("button", { name: "Sign", exact: true }).click();
  await dialog.getByText("Done. Score 100 of 100.").waitFor();
  await context.setOffline(false);
  const store = await company.read();
  const photos = await eventually(
    () => store.checklistPhotos.list([]),
    ({ length }) => length === 2,
  );
  expect(photos.map(({ employeeId }) => employeeId)).toEqual([ana.employeeId, ana.employeeId]);
  const manager = await visit(desk);
  await arriveAs(manager.page, company.owner.login, {
    path: "/templates?tab=day",
    heading: "Templates",
  });
  await manager.page.getByRole("row").filter({ hasText: "1/1" }).click();
  await manager.page.getByText("Opening").first().click();
  const seen = manager.page.getByRole("dialog", { name: "Opening" });
  await seen.getByRole("img", { name: "Display", exact: true }).waitFor();
  await seen.getByRole("img", { name: "Checked by", exact: true }).waitFor();
});
