import type { Page } from "playwright-core";
import { openUntilPainted } from "../painted-rows.ts";
import type { Screen, VisitedApp } from "./measure-visits.ts";

/** How calmly a screen appears on a CPU that is four times slower. */
export interface SlowVisit {
  /** Of more than 100 ms, after the first paint. */
  longTasks: number;
  layoutShift: number;
}

/** Opens the screen on a slower CPU, in a page of its own, and counts until it is at rest. */
export async function visitSlowly(
  { context, origin, atRest }: VisitedApp,
  { path, wanted }: Screen,
): Promise<SlowVisit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await openUntilPainted(page, `${origin}${path}`, wanted);
  await atRest(page);
  const visit = await readUnrest(page);
  await page.close();
  return visit;
}

function readUnrest(page: Page): Promise<SlowVisit> {
  return page.evaluate(async () => {
    const longMs = 100;
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: "longtask", buffered: true });
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const paintedMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const long = seen.filter(
      ({ entryType, startTime, duration }) =>
        entryType === "longtask" && startTime > paintedMs && duration > longMs,
    );
    const shifts = seen.map((entry) => ("value" in entry ? Number(entry.value) : 0));
    return { longTasks: long.length, layoutShift: shifts.reduce((sum, one) => sum + one, 0) };
  });
}
