import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, CDPSession, Page, Response } from "playwright-core";

/** What opening a page cost. */
export interface PageCost {
  requests: number;
  brotliBytes: number;
  firstPaintMs: number;
  largestPaintMs: number;
  documentReads: number;
}

export interface Conditions {
  isSlow: boolean;
}

const BYTES_PER_SECOND = (1.6 * 1024 * 1024 * 0.9) / 8;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: 84_375,
};

/** Opens the address in a page of its own and measures until `ready` says that it is there. */
export async function measurePage(
  context: BrowserContext,
  url: string,
  options: Conditions & { ready: (page: Page) => Promise<unknown> },
): Promise<PageCost> {
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const session = await context.newCDPSession(page);
  if (options.isSlow) await slowDown(session);
  await page.goto(url);
  await options.ready(page);
  const paints = await readPaints(page);
  const own = responses.filter((response) => isOwnFile(response, url));
  const bytes = await Promise.all(own.map(brotliBytesOf));
  await page.close();
  return {
    requests: own.length,
    brotliBytes: bytes.reduce((sum, count) => sum + count, 0),
    ...paints,
  };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Files of the product: what the CDN serves; data of the API and of Firestore is not counted. */
function isOwnFile(response: Response, url: string): boolean {
  const address = new URL(response.url());
  return address.origin === new URL(url).origin && !address.pathname.startsWith("/api/");
}

async function brotliBytesOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return brotliCompressSync(body).length;
}

interface Paints {
  firstPaintMs: number;
  largestPaintMs: number;
  documentReads: number;
}

/** The browser's own entries; `live-read` marks are set by the live bridge in local builds. */
function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(
    () =>
      new Promise<Paints>((done) => {
        const entries: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type: "largest-contentful-paint", buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            const first = performance.getEntriesByName("first-contentful-paint")[0];
            const reads = performance.getEntriesByName("live-read") as PerformanceMark[];
            done({
              firstPaintMs: first?.startTime ?? Number.NaN,
              largestPaintMs: entries.at(-1)?.startTime ?? Number.NaN,
              documentReads: reads.reduce(
                (sum, mark) => sum + (mark.detail as { documents: number }).documents,
                0,
              ),
            });
          }),
        );
      }),
  );
}
