import type { Page } from "playwright-core";

/** The share of the window that may move after it was shown: what people do not notice. */
const MOST_SHIFT = 0.02;

interface Shift {
  value: number;
  moved: string[];
  /** It moved something in a dialog, panel, menu or popover. */
  isAbove: boolean;
  /** It came soon after a key or a click of the reader, as a change that they expect. */
  isOfInput: boolean;
}

/** Notes from the next document on what moves on the page. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const nodes = sources.map(({ node }) => node);
        const elements = nodes.map((node) =>
          node instanceof Element ? node : node?.parentElement,
        );
        window.layoutShifts?.push({
          value,
          moved: nodes.map((node) => node?.textContent?.slice(0, 40) ?? ""),
          isAbove: elements.some((one) => one?.closest(".MuiModal-root, [role=dialog]")),
          isOfInput: hadRecentInput,
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => (window.layoutShifts = []));
}

/** What moved without the reader's doing since the page came, if it is more than people miss. */
export async function shiftsOfPage(page: Page): Promise<Shift[]> {
  return notable((await shiftsOf(page)).filter(({ isOfInput }) => !isOfInput));
}

/** What moved in dialogs and the like since the shifts were forgotten. */
export async function shiftsAbove(page: Page): Promise<Shift[]> {
  return notable((await shiftsOf(page)).filter(({ isAbove }) => isAbove));
}

const shiftsOf = (page: Page) => page.evaluate(() => window.layoutShifts ?? []);

function notable(shifts: Shift[]): Shift[] {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > MOST_SHIFT ? shifts : [];
}

/** What is wider than the window or its place, or cut off, in the page or in a part of it. */
export async function untidyParts(page: Page, within = "html"): Promise<string[]> {
  const { overflow, clipped, wide } = await page.evaluate(findUntidy, within);
  return [
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...clipped.map((label) => `Cut off: ${label}`),
    ...wide.map((part) => `Wider than its place: ${part}`),
  ];
}

/** Runs in the page. */
function findUntidy(within: string) {
  const { scrollWidth, clientWidth } = document.documentElement;
  const labels =
    "button, [role=tab], label, legend, h1, h2, h3, [role=columnheader], th[scope=col], .MuiChip-label";
  const all = <T extends Element>(selector: string) =>
    [...document.querySelectorAll<T & HTMLElement>(within)].flatMap((root) => [
      ...root.querySelectorAll<T & HTMLElement>(selector),
    ]);
  const isClipped = (label: HTMLElement) => {
    const { overflowX, visibility } = getComputedStyle(label);
    const isShown = label.getClientRects().length > 0 && visibility !== "hidden";
    // One that is only for screen readers is a pixel wide.
    const isWide = label.clientWidth > 1;
    const cuts = overflowX === "hidden" || overflowX === "clip";
    return isShown && isWide && cuts && label.scrollWidth > label.clientWidth + 1;
  };
  const clipped = all(labels)
    .filter(isClipped)
    .map(({ innerText }) => innerText);
  // A wide table and a row of tabs scroll in a place of their own.
  const scrolls = ".MuiPaper-root, .MuiDialogContent-root, form";
  const wide = all(scrolls)
    .filter((part) => part.closest(".MuiModal-root") !== null)
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map(({ innerText }) => innerText.slice(0, 60));
  return { overflow: scrollWidth - clientWidth, clipped, wide };
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}
