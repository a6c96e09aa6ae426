import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { demoPassword, demoSignIns } from "../../emulators/demo-sign-ins.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { arriveAs } from "../support/arrive.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { faultsOfOverlay } from "../support/faults-of-overlay.ts";
import { DialogWalk } from "../support/dialog-walk.ts";
import { goWithin } from "../support/go-within.ts";
import type { Walker } from "../support/screens-of.ts";
import { screensOf } from "../support/screens-of.ts";
import { settling } from "../support/settled.ts";
import { stopCommands } from "../support/stop-commands.ts";
import { watchLayout } from "../support/untidy-parts.ts";
import type { Device } from "../support/visit.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";

interface Walk {
  person: Walker;
  device: Device;
  /** So many dialogs, panels, menus and popovers open at least, or the walk misses some. */
  least: number;
}

const walks: Walk[] = [
  { person: "employee", device: desk, least: 16 },
  { person: "employee", device: phone, least: 12 },
  { person: "staff", device: desk, least: 18 },
  { person: "staff", device: phone, least: 18 },
];

/**
 * Product staff meet sign-ins whose addresses are one long word. The first of the list, which is
 * opened, is a member's: more can be done with it than with a sign-in without a company.
 */
beforeAll(async () => {
  const company = await aCompany();
  const address = `${randomUUID()}@people.example`;
  await aMember(company, { role: "manager", login: await aLogin(`00000${address}`) });
  await aLogin(`9${address}`);
});

test.each(walks)(
  "no dialog of the $person moves, overflows, cuts a label, complains or loses the focus at $device.width px",
  { timeout: 600_000, retry: 0 },
  async (walk) => {
    const { opened, wrong } = await walkAs(walk);
    expect(wrong).toEqual([]);
    expect(opened.length).toBeGreaterThanOrEqual(walk.least);
  },
);

/** Opens everything of all screens; answers what it opened, and what is wrong there. */
async function walkAs({ person, device }: Walk) {
  const { page, complaints } = await visit(device, { isNew: true });
  await page.emulateMedia({ colorScheme: "light" });
  await watchLayout(page);
  await stopCommands(page);
  const settle = settling(page);
  const login = { email: demoSignIns[person].email, password: demoPassword };
  const screens = screensOf(person);
  const [first = "/"] = screens;
  await arriveAs(page, login, { path: first, heading: first === "/" ? "Home" : "Users" });
  const wrong: unknown[] = [];
  let at = "";
  const walk = new DialogWalk({
    page,
    settle,
    go: (path) => goOn(page, path),
    load: (path) => load(page, path),
    look: async ({ name, tab, pressed }) => {
      const faults = [...(await faultsOfOverlay(page, name)), ...complaints.splice(0)];
      if (faults.length > 0) wrong.push({ at, name, tab, pressed, faults });
    },
    complain: (pressed, what) => wrong.push({ at, pressed, what }),
  });
  for (const path of screens) {
    at = `${path} at ${device.width} px`;
    await walk.visit(path);
  }
  return { opened: [...walk.opened], wrong };
}

async function goOn(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await heading(page);
}

async function load(page: Page, path: string): Promise<void> {
  await page.goto(`${appOrigin}${path}`);
  await heading(page);
}

const heading = (page: Page) =>
  page.getByRole("heading", { level: 1, includeHidden: true }).first().waitFor();
