import { expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { arriveAs } from "../support/arrive.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { desk, visit } from "../support/visit.ts";

/** A Wednesday. */
const day = "2026-11-25";
const times = (startsAtLocal: string, endsAtLocal: string) => ({ startsAtLocal, endsAtLocal });

async function addEvent({ owner, harbor }: TestCompany, title: string, at: object): Promise<void> {
  const event = { title, text: "", from: day, until: day, ...at } as const;
  await owner.api.calendar.addEvent.mutate({
    ...anAttempt(),
    event: { times: null, ...event, locationId: harbor, audience: "managers" },
  });
}

test("a week showed two items beside each other and hid the others behind a number", async () => {
  const company = await aCompany();
  await addEvent(company, "Delivery", { times: times("08:00", "10:00") });
  await addEvent(company, "Inspection", { times: times("09:00", "11:00") });
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, {
    path: `/calendar?view=week&day=${day}`,
    heading: "Calendar",
  });
  const items = page.locator(".calendar .item");
  await page.getByText("Inspection").waitFor();
  await page.getByText("All day", { exact: true }).waitFor();

  await addEvent(company, "Interview", { times: times("09:30", "10:30") });
  await addEvent(company, "Cleaning", { times: times("22:00", "06:00") });
  await page.getByText("All day", { exact: true }).waitFor({ state: "detached" });
  await page.getByText("Cleaning").waitFor();
  expect(await items.allInnerTexts()).toEqual([
    "8a–10a\nDelivery",
    "9a–11a\nInspection",
    "9:30a–10:30a\nInterview",
    "10p–6a\nCleaning",
  ]);
  const widths = await items.evaluateAll((all) => all.map((item) => item.clientWidth));
  expect(new Set(widths).size).toBe(1);
  await expectAccessible(page);
});

test("a week full of items left nowhere to begin a drag over days", async () => {
  const company = await aCompany();
  for (const title of ["Delivery", "Inspection", "Interview"]) {
    await addEvent(company, title, { times: times("08:00", "10:00") });
  }
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, {
    path: `/calendar?view=week&day=${day}`,
    heading: "Calendar",
  });
  const frame = await page.locator(".item-frame", { hasText: "Inspection" }).boundingBox();
  if (frame === null) throw new Error("The item is not shown.");
  const { x, y, width, height } = frame;
  await page.mouse.move(x + width + 5, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 1.5, y + height / 2, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole("dialog", { name: "Add event" });
  expect(await dialog.getByLabel("First day").inputValue()).toBe(day);
  expect(await dialog.getByLabel("Last day").inputValue()).toBe("2026-11-26");
});
