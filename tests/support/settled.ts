import type { Page } from "playwright-core";

/**
 * Waits until the parts of the app and the answers that the page asked for are there and shown, and
 * nothing says "Loading"; not for longer than the reader would.
 */
export function settling(page: Page): () => Promise<void> {
  const loading = new Set<unknown>();
  page.on("request", (request) => {
    const isAnswer = request.url().includes("/api/trpc/");
    if (isAnswer || request.resourceType() === "script") loading.add(request);
  });
  page.on("requestfinished", (request) => loading.delete(request));
  page.on("requestfailed", (request) => loading.delete(request));
  // What the document before had asked for may never end.
  page.on("domcontentloaded", () => loading.clear());
  return async () => {
    const until = Date.now() + LONGEST_MS;
    // What came during the first look is shown by the second.
    for (let quiet = 0; quiet < 2 && Date.now() < until; quiet += 1) {
      await page.evaluate(isSettled, LONGEST_MS);
      if (loading.size > 0) quiet = -1;
    }
  };
}

const LONGEST_MS = 15_000;

/** Runs in the page: answers once it was drawn and nothing in it says that it is loading. */
async function isSettled(longestMs: number): Promise<void> {
  // A page that has nothing to draw may draw no frame.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 250);
    });
  const until = performance.now() + longestMs;
  await frame();
  while (
    document.querySelector('output[aria-label^="Loading"]') !== null &&
    performance.now() < until
  ) {
    await frame();
  }
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}
