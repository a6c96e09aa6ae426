import type { Page } from "playwright-core";

/** What has to be on the screen: so many elements, below a heading if there are several screens. */
export interface Wanted {
  rows: string;
  least: number;
  heading?: string;
}

declare global {
  interface Window {
    /** Set by the page for a measurement: the milliseconds until what was wanted is painted. */
    benchPainted?: Promise<number>;
  }
}

/** Opens an address; the milliseconds from the navigation to the paint of what is wanted. */
export async function openUntilPainted(page: Page, address: string, wanted: Wanted) {
  await page.goto(address, { waitUntil: "commit" });
  await page.evaluate(watchPaint, { ...wanted, from: null });
  return page.evaluate(paintedAfterMs);
}

/** The milliseconds from the key press or the click of an act to the paint of what is wanted. */
export async function actUntilPainted(
  page: Page,
  wanted: Wanted & { from: "keydown" | "click" },
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(watchPaint, wanted);
  await act();
  return page.evaluate(paintedAfterMs);
}

/** Runs in the page: what a frame begins with has been painted when its tasks follow. */
function watchPaint({ rows, least, heading, from }: Wanted & { from: string | null }): void {
  const isThere = () =>
    document.querySelectorAll(rows).length >= least &&
    (heading === undefined || document.querySelector("h1")?.textContent === heading);
  window.benchPainted = new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`There are no ${least} of ${rows}.`)), 60_000);
    const look = (startMs: number) => {
      if (isThere()) setTimeout(() => end(startMs));
      else requestAnimationFrame(() => look(startMs));
    };
    const end = (startMs: number) => {
      performance.mark("bench-end");
      done(performance.now() - startMs);
    };
    const begin = (startMs: number) => {
      performance.mark("bench-begin");
      requestAnimationFrame(() => look(startMs));
    };
    if (from === null) return begin(0);
    const note = ({ timeStamp }: Event) => begin(timeStamp);
    document.addEventListener(from, note, { once: true, capture: true });
  });
}

/** Runs in the page. */
export async function paintedAfterMs(): Promise<number> {
  if (window.benchPainted === undefined) throw new Error("Nothing is observed.");
  return window.benchPainted;
}
