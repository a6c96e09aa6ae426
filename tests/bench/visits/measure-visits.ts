import type { BrowserContext, Page } from "playwright-core";
import { median } from "../median.ts";
import type { Wanted } from "../painted-rows.ts";
import { actUntilPainted, openUntilPainted } from "../painted-rows.ts";
import type { SlowVisit } from "./slow-visit.ts";
import { visitSlowly } from "./slow-visit.ts";

/** A screen with rows, reached by its address and by the link of its name in the menu. */
export interface Screen {
  path: string;
  wanted: Wanted & { heading: string };
}

/** An app in a profile that has been there before, with its session. */
export interface VisitedApp {
  context: BrowserContext;
  origin: string;
  screens: readonly Screen[];
  /** Nothing further arrives. */
  atRest: (page: Page) => Promise<unknown>;
}

/** The milliseconds until the rows of a screen are painted, and how calmly it appears. */
export interface VisitCost extends SlowVisit {
  label: string;
  openMs: number;
  /** From the screen before by the menu: the first time since the app was started, and again. */
  menuMs: number;
  menuAgainMs: number;
}

const STARTS = 5;
const ROUNDS = 3;

/** Opens each screen several times, goes from screen to screen; of each time the middle. */
export async function measureVisits(app: VisitedApp): Promise<VisitCost[]> {
  const page = await app.context.newPage();
  // The first time brings what the screen shows onto the device.
  for (const screen of app.screens) await open(page, app, screen);
  const costs: VisitCost[] = [];
  for (const screen of app.screens) {
    const openings: number[] = [];
    while (openings.length < STARTS) openings.push(await open(page, app, screen));
    costs.push({
      label: screen.wanted.heading,
      openMs: median(openings),
      ...(await goByMenu(page, app, screen)),
      ...(await visitSlowly(app, screen)),
    });
  }
  await page.close();
  return costs;
}

async function open(page: Page, { origin, atRest }: VisitedApp, { path, wanted }: Screen) {
  const openMs = await openUntilPainted(page, `${origin}${path}`, wanted);
  await atRest(page);
  return openMs;
}

/** Starts the app at the screen before, and goes back and forth between the two. */
async function goByMenu(page: Page, app: VisitedApp, screen: Screen) {
  const { screens } = app;
  const before = screens.at(screens.indexOf(screen) - 1) ?? screen;
  const first: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await open(page, app, before);
    first.push(await goTo(page, app, screen));
    await goTo(page, app, before);
    again.push(await goTo(page, app, screen));
  }
  return { menuMs: median(first), menuAgainMs: median(again) };
}

async function goTo(page: Page, { atRest }: VisitedApp, { wanted }: Screen): Promise<number> {
  const link = page
    .getByRole("navigation")
    .getByRole("link", { name: wanted.heading, exact: true });
  await link.hover();
  const ms = await actUntilPainted(page, { ...wanted, from: "click" }, () => link.click());
  await atRest(page);
  return ms;
}
