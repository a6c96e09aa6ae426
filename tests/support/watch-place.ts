import type { Page } from "playwright-core";

/** Records, frame by frame, the position of an element in its panel; returns how to read it. */
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
