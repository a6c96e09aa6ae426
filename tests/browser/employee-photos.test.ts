import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aPicture } from "../support/a-picture.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { desk, phone, visit } from "../support/visit.ts";
import { UNREADABLE_PICTURE } from "../../web/src/inputs/read-picture.ts";

test.each([
  { name: "desk", device: desk },
  { name: "phone", device: phone },
])("an employee sets a photo at a $name, colleagues see it, and it can be removed", async (at) => {
  const company = await aCompany();
  const ana = await aMember(company, { name: "Ana Ito" });
  const { page } = await visit(at.device);
  await arriveAs(page, ana.login, { path: "/settings", heading: "Settings" });
  await page.getByRole("button", { name: /Add your photo/ }).click();
  const dialog = page.getByRole("dialog", { name: "Add your photo" });
  const buffer = await aPicture(page);
  expect(buffer.length).toBeGreaterThan(30 * 1024);
  const input = dialog.locator("input[type=file]").first();
  await input.setInputFiles({ name: "notes.txt", mimeType: "image/png", buffer: Buffer.from("x") });
  await dialog.getByText(UNREADABLE_PICTURE).waitFor();
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  const position = dialog.getByRole("application");
  for (let step = 0; step < 12; step += 1) await position.press("ArrowRight");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save photo" }).click();
  await page.getByText("Photo saved.").waitFor();
  await dialog.waitFor({ state: "hidden" });

  const photo = await (await company.read()).employeePhotos.get(ana.employeeId);
  expect(Buffer.from(photo.base64, "base64").length).toBeLessThanOrEqual(30 * 1024);
  const account = page.getByRole("button", { name: /Your account/ }).locator("img");
  await account.waitFor();
  // The picture was moved to the right, so its red left half is shown.
  const [red, , blue] = await account.evaluate((image: HTMLImageElement) => {
    const context = document.createElement("canvas").getContext("2d");
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(20, 20, 1, 1).data ?? [])];
  });
  expect(red).toBeGreaterThan(90);
  expect(blue).toBeLessThan(60);

  const other = await visit(desk);
  await arriveAs(other.page, company.owner.login, { path: "/employees", heading: "Employees" });
  await other.page
    .getByRole("row", { name: /Ana Ito/ })
    .locator("img")
    .waitFor();
  await other.page.getByText("Ana Ito").first().click();
  await other.page.getByRole("button", { name: "Change photo of Ana Ito" }).click();
  await expectAccessible(other.page);
  await other.page.getByRole("button", { name: "Remove photo" }).click();
  await other.page.getByText("Photo removed.").waitFor();
  await account.waitFor({ state: "detached" });
});
