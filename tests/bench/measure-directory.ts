import type { Browser, Page } from "playwright-core";
import { median } from "./median.ts";
import { screenIsAtRest, signedIn } from "./measure-routes.ts";
import { countFirestoreBytes, countReads } from "./measure-page.ts";
import { paintedAfterMs } from "./painted-rows.ts";
import { seedDirectory } from "./seed-directory.ts";

/** The costs of a directory of many people. */
export interface DirectoryCost {
  people: number;
  documentReads: number;
  /** The data from Firestore until the screen stopped changing. */
  firestoreKb: number;
  /** From the navigation until the first names are shown. */
  listMs: number;
  /**
   * From a key press in the search field until the other rows are painted; the middle of several.
   */
  searchMs: number;
  /** Frames while scrolling, and which share of them took longer than 20 ms. */
  frames: number;
  slowFramePercent: number;
}

/** So much longer than the 16.7 ms of 60 frames a second that a frame was missed. */
const SLOW_FRAME_MS = 20;
/** Between two searches, so that each is the first key after a pause. */
const PAUSE_MS = 400;
const everybody = /^\d\D?\d{3} people$/u;
const searched = ["d", "h", "z", "m", "f"];

/** Opens the directory with so many people, searches in it and scrolls through it. */
export async function measureDirectory(
  browser: Browser,
  origin: string,
  people: number,
): Promise<DirectoryCost> {
  await seedDirectory(people);
  const context = await signedIn(browser, origin, "olivia@harborcoffee.example");
  const page = await context.newPage();
  const bytes = await countFirestoreBytes(page);
  await page.goto(`${origin}/employees`);
  await page.getByText(everybody).waitFor();
  const listMs = await page.evaluate(() => performance.now());
  await screenIsAtRest(page);
  const documentReads = await countReads(page);
  const firestoreKb = bytes() / 1000;
  const slowest = await scroll(page);
  const searchMs = median(await search(page));
  await context.close();
  const slow = slowest.filter((ms) => ms > SLOW_FRAME_MS).length;
  return {
    people,
    documentReads,
    firestoreKb,
    listMs,
    searchMs,
    frames: slowest.length,
    slowFramePercent: (100 * slow) / slowest.length,
  };
}

/**
 * Types a letter into the empty field, again and again: from the key press to the paint of other
 * rows.
 */
async function search(page: Page): Promise<number[]> {
  const field = page.getByLabel("Search by name or payroll ID");
  await field.focus();
  const times: number[] = [];
  for (const letter of searched) {
    await page.evaluate(watchRows);
    await page.keyboard.press(letter);
    times.push(await page.evaluate(paintedAfterMs));
    await field.fill("");
    await page.getByText(everybody).waitFor();
    await page.waitForTimeout(PAUSE_MS);
  }
  return times;
}

/** Runs in the page. Rows that change before the key is pressed are those of the search before. */
function watchRows(): void {
  const list = document.querySelector("main");
  if (list === null) throw new Error("There is no list.");
  let pressedAt: number | null = null;
  const note = ({ timeStamp }: KeyboardEvent) => (pressedAt = timeStamp);
  document.addEventListener("keydown", note, { once: true, capture: true });
  window.benchPainted = new Promise((done) => {
    const observer = new MutationObserver((changes) => {
      const isOfRows = changes.some(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest("tbody"),
      );
      if (!isOfRows || pressedAt === null) return;
      const startedAt = pressedAt;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - startedAt)));
    });
    observer.observe(list, { childList: true, subtree: true, characterData: true });
  });
}

/** Turns the wheel over the list for some seconds; how long each frame took. */
async function scroll(page: Page): Promise<number[]> {
  const row = page.getByRole("row").nth(5);
  await row.hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { benchFrames: frames });
  });
  for (let turn = 0; turn < 120; turn += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() =>
    "benchFrames" in window && Array.isArray(window.benchFrames)
      ? window.benchFrames.slice(1).map(Number)
      : [],
  );
}
