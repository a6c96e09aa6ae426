import type { Page } from "playwright-core";

/** Watches, frame by frame, how far down its panel an element is; answers how to read the places. */
export async function watchPlace(page: Page, selector: string): Promise<() => Promise<number[]>> {
  await page.evaluate(noteEachFrame, selector);
  return () => page.evaluate(() => [...Reflect.get(globalThis, "watchedPlaces")]);
}

/** Runs in the page. */
function noteEachFrame(selector: string): void {
  const places = new Set<number>();
  const look = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) places.add(element.offsetTop);
    requestAnimationFrame(look);
  };
  look();
  Object.assign(globalThis, { watchedPlaces: places });
}
