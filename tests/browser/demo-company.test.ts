import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { areas } from "@crewline/domain/kernel/access/area";
import { demoPassword, demoSignIns } from "../../emulators/demo-sign-ins.ts";
import { arriveAs } from "../support/arrive.ts";
import { readCsv, sumOf } from "../support/read-csv.ts";
import { appOrigin, desk, visit } from "../support/visit.ts";
import { openMenu } from "../support/steps-of-a-journey.ts";

type Person = keyof typeof demoSignIns;

/** A demo person who has just signed in by the button on the login page. */
async function signedIn(person: Person, device = desk): Promise<Page> {
  const { page } = await visit(device);
  await page.goto(`${appOrigin}/login`);
  await page.getByRole("button", { name: demoSignIns[person].title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  return page;
}

/** The same person, who signed in before. */
async function arrived(person: Person, device = desk): Promise<Page> {
  const { page } = await visit(device);
  await arriveAs(page, { email: demoSignIns[person].email, password: demoPassword });
  return page;
}

/** The specification's table of who sees what, by what is left out. */
const hiddenFrom: Record<Person, string[]> = {
  staff: [],
  admin: ["Users", "Company Options"],
  manager: ["Reports", "Locations", "Users", "Company Options"],
  employee: ["Reports", "Locations", "Users", "Company Options"],
};
const people = Object.keys(hiddenFrom) as Person[];

describe("each demo role", () => {
  test.each(people)("%s sees exactly the items of the specification", async (person) => {
    const page = await signedIn(person);
    await openMenu(page);
    const menu = page.getByRole("navigation", { name: "Main menu" });
    const labels = await menu.getByRole("listitem").allInnerTexts();
    const wanted = areas.map(({ label }) => label);
    expect(labels.map((label) => label.trim())).toEqual(
      wanted.filter((label) => !hiddenFrom[person].includes(label)),
    );
  });

  test.each(people.filter((person) => hiddenFrom[person].length > 0))(
    "%s is refused on the routes that the menu leaves out",
    async (person) => {
      const page = await arrived(person);
      for (const label of hiddenFrom[person]) {
        await page.goto(`${appOrigin}${pathOf(label)}`);
        await page.getByRole("heading", { name: `You have no access to ${label}` }).waitFor();
      }
    },
  );
});

test("an unknown path says so inside the layout", async () => {
  const page = await arrived("employee");
  await page.goto(`${appOrigin}/nowhere`);
  await page.getByRole("heading", { name: "There is no page here" }).waitFor();
  await openMenu(page);
});

test("the payroll file of the last closed week equals the Reports page to the cent and second", async () => {
  const page = await arrived("admin");
  await page.goto(`${appOrigin}/reports`);
  await page.getByRole("table", { name: "Hours and pay per person" }).waitFor();
  const shown = (name: string) => page.getByLabel(name, { exact: true }).innerText();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Payroll CSV" }).click(),
  ]);
  const lines = readCsv(await readFile(await download.path(), "utf8"));
  const total = lines.at(-1);
  const parts = lines.slice(0, -1);
  expect(parts.length).toBeGreaterThan(20);
  expect(sumOf(parts, "Seconds")).toBe(Number(total?.["Seconds"]));
  expect(cents(sumOf(parts, "Amount"))).toBe(cents(Number(total?.["Amount"])));
  expect(await shown("Pay")).toBe(asMoney(Number(total?.["Amount"])));
  expect(await shown("Hours")).toBe(asHours(Number(total?.["Seconds"])));
});

function pathOf(label: string): string {
  return areas.find((item) => item.label === label)?.path ?? "";
}

const cents = (amount: number) => Math.round(amount * 100);
const asMoney = (amount: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(amount);

function asHours(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
