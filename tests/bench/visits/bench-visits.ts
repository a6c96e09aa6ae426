import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { builtFolder } from "../../../emulators/start/builds.ts";
import { ports } from "../../../emulators/ports.ts";
import { serveBrotli } from "../brotli-server.ts";
import { floorLists } from "../floor/floor-lists.ts";
import type { PageCost } from "../measure-page.ts";
import { measurePage } from "../measure-page.ts";
import { emails, screenIsAtRest, signedIn } from "../measure-routes.ts";
import { openUntilPainted } from "../painted-rows.ts";
import { floorBuild } from "./floor-build.ts";
import type { Screen, VisitCost } from "./measure-visits.ts";
import { measureVisits } from "./measure-visits.ts";

/** What an app costs: the first visit of its list of employees, and later visits of its screens. */
export interface AppCost {
  plain: PageCost;
  slow: PageCost;
  again: VisitCost[];
}

interface App {
  origin: string;
  screens: readonly Screen[];
  /** A profile with a session. */
  enter: () => Promise<BrowserContext>;
  /** Brings all that a device keeps of the app onto it. */
  keep: (page: Page) => Promise<unknown>;
  atRest: (page: Page) => Promise<unknown>;
}

const screenOf = (heading: string, path: string, rows: string): Screen => ({
  path,
  wanted: { heading, rows, least: 5 },
});

const productScreens = [
  screenOf("Home", "/", "main section li"),
  screenOf("Employees", "/employees", "main tbody tr"),
  screenOf("Time Entries", "/time-entries", "main tbody tr"),
  screenOf("Schedules", "/schedules", ".body [data-shift]"),
];
const floorScreens = floorLists.map(({ label, path }) => screenOf(label, path, "tbody tr"));

/** The screens of an owner, on a device that keeps the app. */
export function visitProduct(browser: Browser, origin: string): Promise<AppCost> {
  return visit({
    origin,
    screens: productScreens,
    enter: () => signedIn(browser, origin, emails.owner),
    keep: (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => null)),
    atRest: screenIsAtRest,
  });
}

/** A minimal app of the same libraries, which is built, served and visited in the same way. */
export async function visitFloor(browser: Browser): Promise<AppCost> {
  const server = await serveBrotli(await builtFolder(floorBuild), 0, ports.hosting);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [list] = floorScreens;
  if (list === undefined) throw new Error("The minimal app has no list.");
  const enter = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await openUntilPainted(page, `${origin}${list.path}`, list.wanted);
    await page.close();
    return context;
  };
  const nothing = async () => undefined;
  try {
    return await visit({ origin, screens: floorScreens, enter, keep: nothing, atRest: nothing });
  } finally {
    server.close();
  }
}

async function visit(app: App): Promise<AppCost> {
  const plain = await visitFirst(app, false);
  const slow = await visitFirst(app, true);
  const context = await app.enter();
  const page = await context.newPage();
  await page.goto(app.origin);
  await app.keep(page);
  await page.close();
  const again = await measureVisits({ ...app, context });
  await context.close();
  return { plain, slow, again };
}

async function visitFirst({ enter, origin, screens, atRest }: App, isSlow: boolean) {
  const list = screens.find(({ wanted }) => wanted.heading === "Employees");
  if (list === undefined) throw new Error("The app has no list of employees.");
  const context = await enter();
  const ready = (page: Page) =>
    page
      .locator(list.wanted.rows)
      .nth(list.wanted.least - 1)
      .waitFor();
  const cost = await measurePage(context, `${origin}${list.path}`, { isSlow, ready, atRest });
  await context.close();
  return cost;
}
