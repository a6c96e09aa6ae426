import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoPassword, demoSignIns } from "../../emulators/demo-sign-ins.ts";
import { arriveAs } from "../support/arrive.ts";
import { lacksOfAccess } from "../support/expect-accessible.ts";
import { faultsOfOverlay } from "../support/faults-of-overlay.ts";
import { readShown } from "../support/overlays.ts";
import { shiftsOfPage, untidyParts, watchLayout } from "../support/untidy-parts.ts";
import type { Device } from "../support/visit.ts";
import { desk, phone, visit } from "../support/visit.ts";

type Person = "admin" | "employee" | "staff";
const destination = { path: "/design", heading: "Design system" };

async function open(person: Person, device: Device, scheme: "light" | "dark") {
  const { page, complaints } = await visit(device, { isNew: true });
  await page.emulateMedia({ colorScheme: scheme });
  await watchLayout(page);
  await arriveAs(page, { email: demoSignIns[person].email, password: demoPassword }, destination);
  await page.locator("#charts svg").first().waitFor();
  return { page, complaints };
}

const walks = [
  { person: "admin", device: desk, scheme: "light" },
  { person: "staff", device: desk, scheme: "dark" },
  { person: "employee", device: phone, scheme: "light" },
  { person: "admin", device: phone, scheme: "dark" },
] as const;

test.each(walks)(
  "no piece of the design page moves, overflows, cuts a label or complains at $device.width px, $scheme",
  async ({ person, device, scheme }) => {
    const { page, complaints } = await open(person, device, scheme);
    const titles = await page.locator("section > h2").allTextContents();
    expect(titles.length).toBeGreaterThan(20);
    expect(await ways(page, device)).toEqual(titles);
    const wrong = [
      ...(await shiftsOfPage(page)),
      ...(await untidyParts(page)),
      ...(await lacksOfAccess(page)),
      ...complaints,
    ];
    expect(wrong).toEqual([]);
  },
);

test.each([desk, phone])(
  "each dialog, panel and sheet of the design page opens, tidy, at $width px",
  async (device) => {
    const { page, complaints } = await open("admin", device, "light");
    const openers = page.locator("main section [aria-haspopup=dialog]");
    const names = await openers.allTextContents();
    expect(names.length).toBeGreaterThan(12);
    for (const [index, name] of names.entries()) {
      await openers.nth(index).click();
      expect.soft([name, await faultsOfOpen(page)]).toEqual([name, []]);
      await page.keyboard.press("Escape");
      await page.locator(".MuiModal-root:visible").first().waitFor({ state: "detached" });
    }
    expect(complaints).toEqual([]);
  },
);

test.each([desk, phone])(
  "a notice covered the bar of the selected rows at $width px",
  async (device) => {
    const { page } = await open("admin", device, "light");
    await page.locator("#tables").getByRole("checkbox").last().check();
    const bar = page.getByRole("region", { name: "Selected rows" });
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Show the notice “With Undo”" }).click();
    const undo = page.getByRole("button", { name: "Undo", exact: true }).last();
    await undo.waitFor();
    const { y, height: ofUndo } = (await undo.boundingBox()) ?? { y: 0, height: 0 };
    expect(ofUndo).toBeGreaterThan(0);
    expect(y + ofUndo).toBeLessThanOrEqual(device.height - height);
  },
);

/** The names of the links to the sections, or of the choice that leads there on phones. */
function ways(page: Page, device: Device): Promise<string[]> {
  const links = page.getByRole("navigation", { name: "Sections" }).getByRole("link");
  const choice = page.getByRole("combobox", { name: "Section" }).locator("option");
  return (device === desk ? links : choice).allTextContents();
}

async function faultsOfOpen(page: Page): Promise<unknown[]> {
  await page.locator(".MuiModal-root .MuiPaper-root:visible").first().waitFor();
  const { overlays } = await readShown(page);
  return faultsOfOverlay(page, overlays.at(-1)?.name ?? "");
}
