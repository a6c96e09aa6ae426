import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, CDPSession, Page, Request, Response } from "playwright-core";

/**
 * The cost of opening a page until it could be read, and the documents until it stopped loading.
 */
export interface PageCost {
  requests: number;
  brotliBytes: number;
  firstPaintMs: number;
  largestPaintMs: number;
  /** From the start of the navigation until the requested content is on the screen. */
  readyMs: number;
  /** By the app's listeners. */
  documentReads: number;
  /** By the server, for its answers. */
  serverReads: number;
  /** What the API and Firestore sent, before compression. */
  dataBytes: number;
}

export interface Visit {
  isSlow: boolean;
  /** The requested content is on the screen. */
  ready: (page: Page) => Promise<unknown>;
  /** No further data arrives. */
  atRest: (page: Page) => Promise<unknown>;
}

const BYTES_PER_SECOND = (1.6 * 1024 * 1024 * 0.9) / 8;
/** Between two looks at the calls on their way. */
const LOOK_AGAIN_MS = 50;

const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: 84_375,
};

/**
 * Opens the address in a page of its own. Bytes and paints are those of the moment when the screen
 * is ready: what is fetched afterwards for the next click delays no one.
 */
export async function measurePage(
  context: BrowserContext,
  url: string,
  { isSlow, ready, atRest }: Visit,
): Promise<PageCost> {
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const calls = apiCalls(page);
  const session = await context.newCDPSession(page);
  if (isSlow) await slowDown(session);
  const firestoreBytes = await countFirestoreBytes(page);
  await page.goto(url);
  await ready(page);
  const own = responses.filter((response) => isOwnFile(response, url));
  const paints = await readPaints(page);
  const bytes = await Promise.all(own.map(brotliBytesOf));
  await atRest(page);
  await calls.answered();
  const answers = responses.filter((response) => isApi(response.url()));
  const documentReads = await countReads(page);
  const serverReads = sumOf(answers.map(readsOfServer));
  const dataBytes = firestoreBytes() + sumOf(await Promise.all(answers.map(bytesOf)));
  await page.close();
  const brotliBytes = sumOf(bytes);
  return {
    requests: own.length,
    brotliBytes,
    ...paints,
    documentReads,
    serverReads,
    dataBytes,
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

/** The calls of the API that a page makes; `answered` waits until none is on its way. */
function apiCalls(page: Page) {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (isApi(request.url())) open.add(request);
  });
  const close = (request: Request) => void open.delete(request);
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  return {
    answered: async () => {
      while (open.size > 0) await page.waitForTimeout(LOOK_AGAIN_MS);
    },
  };
}

function isApi(url: string): boolean {
  return new URL(url).pathname.startsWith("/api/");
}

/** The documents that the server read for an answer, which the local stack says. */
function readsOfServer(response: Response): number {
  return Number(response.headers()["x-documents-read"] ?? 0);
}

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return body.length;
}

async function brotliBytesOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return brotliCompressSync(body).length;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

type Paints = Pick<PageCost, "firstPaintMs" | "largestPaintMs" | "readyMs">;

function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(
    () =>
      new Promise<Paints>((done) => {
        const readyMs = performance.now();
        const entries: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type: "largest-contentful-paint", buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            const first = performance.getEntriesByName("first-contentful-paint")[0];
            done({
              firstPaintMs: first?.startTime ?? Number.NaN,
              largestPaintMs: entries.at(-1)?.startTime ?? Number.NaN,
              readyMs,
            });
          }),
        );
      }),
  );
}

/** The live bridge sets a `live-read` mark for each snapshot in local builds. */
export function countReads(page: Page): Promise<number> {
  return page.evaluate(() => {
    const marks = performance.getEntriesByName("live-read") as PerformanceMark[];
    return marks.reduce((sum, mark) => sum + (mark.detail as { documents: number }).documents, 0);
  });
}

/** Counts what Firestore sends to the page from now on. */
export async function countFirestoreBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const listening = new Set<string>();
  let bytes = 0;
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.includes("google.firestore.v1.Firestore")) listening.add(requestId);
  });
  session.on("Network.dataReceived", ({ requestId, dataLength }) => {
    if (listening.has(requestId)) bytes += dataLength;
  });
  await session.send("Network.enable");
  return () => bytes;
}
