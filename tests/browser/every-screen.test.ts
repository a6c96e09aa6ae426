import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoPassword, demoSignIns } from "../../emulators/demo-sign-ins.ts";
import { arriveAs } from "../support/arrive.ts";
import { lacksOfAccess } from "../support/expect-accessible.ts";
import { screensOf } from "../support/screens-of.ts";
import { shiftsOfPage, untidyParts, watchLayout } from "../support/untidy-parts.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";
import type { Device } from "../support/visit.ts";

interface Walk {
  person: "admin" | "employee";
  device: Device;
  scheme: "light" | "dark";
}

const walks: Walk[] = [
  { person: "admin", device: desk, scheme: "light" },
  { person: "admin", device: phone, scheme: "dark" },
  { person: "employee", device: desk, scheme: "dark" },
  { person: "employee", device: phone, scheme: "light" },
];

test.each(walks)(
  "no screen of the $person moves, overflows, cuts a label or complains at $device.width px, $scheme",
  async ({ person, device, scheme }) => {
    const { page, complaints } = await visit(device, { isNew: true });
    await page.emulateMedia({ colorScheme: scheme });
    await watchLayout(page);
    await arriveAs(page, { email: demoSignIns[person].email, password: demoPassword });
    for (const path of screensOf(person)) {
      await page.goto(`${appOrigin}${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await loaded(page);
      const wrong = [
        ...(await shiftsOfPage(page)),
        ...(await untidyParts(page)),
        ...(await lacksOfAccess(page)),
        ...complaints,
      ];
      expect.soft([path, wrong]).toEqual([path, []]);
    }
  },
  400_000,
);

/** The page shows no loading message, and has nothing left to do. */
async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('output[aria-label^="Loading"]') === null,
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
