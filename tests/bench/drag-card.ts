import type { Page } from "playwright-core";

const MOVES = 40;

declare global {
  interface Window {
    /** Set by the page for a measurement: the milliseconds of each move of the pointer. */
    benchMoves?: number[];
  }
}

/**
 * Drags a card over the cells of the week and lets it go with Esc; returns the milliseconds from
 * each move to its paint.
 */
export async function dragCard(page: Page, cards: string): Promise<number[]> {
  const box = await page.locator(cards).first().boundingBox();
  if (box === null) throw new Error("There is no card to drag.");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.evaluate(watchMoves);
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(from.x + move * 12, from.y + (move % 10) * 30);
    await page.evaluate(paintedFrame);
  }
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return page.evaluate(() => window.benchMoves ?? []);
}

/** Runs in the page: notes how long each move of the pointer waits for the frame after it. */
function watchMoves(): void {
  const moves: number[] = [];
  window.benchMoves = moves;
  const note = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => setTimeout(() => moves.push(performance.now() - timeStamp)));
  document.addEventListener("pointermove", note, { capture: true });
}

/** Runs in the page: resolves after a frame is painted. */
function paintedFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
