import { expect, test } from "vitest";
import { checklistDayId, runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { makeLists } from "../../functions/src/operations/checklists/make-lists.ts";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aChecklistTemplate, openingTerms } from "../support/a-checklist-template.ts";
import { eventually } from "../support/eventually.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { phone, visit } from "../support/visit.ts";

test("a checklist is done on a phone without a network, and arrives once", async () => {
  const company = await aCompany();
  const { harbor: locationId, companyId } = company;
  const trigger = { ...openingTerms.trigger, kind: "onDemand" as const };
  await aChecklistTemplate(company, { trigger });
  await makeLists({ companyId, locationId });
  const ana = await aMember(company, { role: "employee", locationIds: [locationId] });
  const { page, context } = await visit(phone, { mayComplain: /ERR_INTERNET_DISCONNECTED/u });
  await arriveAs(page, ana.login, { path: "/", heading: "Home" });
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
  const store = await company.read();
  const { timeZone } = await store.locations.get(locationId);
  const day = localDateAt(new Date().toISOString(), timeZone);
  const read = async () =>
    runsOfDay(await store.checklistDays.get(checklistDayId(locationId, day)));
  const found = await eventually(read, ([run]) => run?.completedAt !== null);
  expect(found).toMatchObject([
    { answers: { fridge: { value: 9, note: "Moved the milk" }, doors: { value: true } } },
  ]);
});

test("a clock-out names the checklist items that are not done, and goes on when asked to", async () => {
  const company = await aCompany();
  const { harbor: locationId, companyId } = company;
  const trigger = { ...openingTerms.trigger, kind: "onDemand" as const };
  await aChecklistTemplate(company, { trigger });
  await makeLists({ companyId, locationId });
  const ana = await aMember(company, { role: "employee", locationIds: [locationId] });
  const { page, context } = await visit(phone, { mayComplain: /ERR_INTERNET_DISCONNECTED/u });
  await arriveAs(page, ana.login, { path: "/", heading: "Home" });
  await page.getByRole("button", { name: "Clock in" }).click();
  await page.getByRole("button", { name: "Clock out" }).waitFor();
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
