import type { Page } from "playwright-core";

/** What is open above a screen: a dialog, a panel, a sheet, a menu or a popover. */
export interface Overlay {
  /** Empty for one without a name. */
  name: string;
  /** The chosen tab of a panel with tabs. */
  tab: string;
}

/** What is open, the last one on top, and what can be pressed there or, without one, on the screen. */
export interface Shown {
  /** The screen's address without what only filters it. */
  path: string;
  overlays: Overlay[];
  offered: string[];
  hasFocus: boolean;
}

/** The overlay on top, after `readShown`. */
export const topOverlay = "[data-top-overlay]";

export async function readShown(page: Page): Promise<Shown> {
  const overlays = await page.evaluate(markOverlays);
  return { overlays, ...(await page.evaluate(listOffered, null)) };
}

/** Focuses and presses what is offered under a name. */
export async function pressShown(page: Page, name: string): Promise<void> {
  await page.evaluate(listOffered, name);
}

/** Runs in the page. */
function markOverlays(): Overlay[] {
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const textOf = (id: string) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? "";
  const nameOf = (one: Element) =>
    one.getAttribute("aria-label") ??
    one.getAttribute("aria-labelledby")?.split(" ").map(textOf).join(" ") ??
    "";
  const all = ".MuiModal-root, [role=dialog]";
  const roots = [...document.querySelectorAll(all)]
    .filter((one) => one.parentElement?.closest(all) === null)
    .filter((one) => isShown(one.querySelector(".MuiPaper-root") ?? one));
  const top = roots.at(-1);
  for (const root of roots) root.toggleAttribute("data-top-overlay", root === top);
  return roots.map((root) => {
    const inside = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .MuiPaper-root";
    const names = [root, ...root.querySelectorAll(inside)].map(nameOf);
    const tab = root.querySelector("[role=tab][aria-selected=true]")?.textContent ?? "";
    return { name: names.find((name) => name.trim() !== "")?.trim() ?? "", tab };
  });
}

/** Runs in the page, after `markOverlays`; presses what has the name. */
function listOffered(pressed: string | null): Omit<Shown, "overlays"> {
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  /** Without what differs from record to record, as far as numbers and punctuation tell it. */
  const nameOf = (one: Element) => {
    if (one.matches("input")) return "Select the first row";
    const name = (one.getAttribute("aria-label") ?? one.textContent).trim();
    const short = name.split(/[:,]/u)[0]?.replaceAll(/\d+/gu, "0").slice(0, 60) ?? "";
    return one.matches("[role=tab]") ? `Tab ${short}` : short;
  };
  const top = document.querySelector("[data-top-overlay]");
  const places = top === null ? [...document.querySelectorAll("header, main")] : [top];
  const kinds =
    "button, [role=button], [role=menuitem], [role=tab], tbody tr:first-child input[type=checkbox]";
  const never =
    "a, :disabled, [aria-disabled=true], [aria-selected=true], [type=submit], [role=combobox], main [aria-pressed]";
  const hidden = "[aria-hidden=true], thead, table tbody tr:not(:first-child)";
  const families = new Map<string, number>();
  /** Of buttons that name a record, as in a list or a calendar, one or two of a kind are enough. */
  const isOneMore = (one: Element) => {
    const opensRow = one.matches("[data-opens-row]");
    if (!opensRow && !nameOf(one).includes("0")) return false;
    const family = `${one.className} in ${one.parentElement?.className}`;
    const count = (families.get(family) ?? 0) + 1;
    families.set(family, count);
    return count > (opensRow ? 1 : 2);
  };
  const offered = new Map<string, Element>();
  for (const one of new Set(places.flatMap((place) => [...place.querySelectorAll(kinds)]))) {
    if (!isShown(one) || one.matches(never) || one.closest(hidden) !== null) continue;
    const name = nameOf(one);
    if (name !== "" && !offered.has(name) && !isOneMore(one)) offered.set(name, one);
  }
  const target = pressed === null ? undefined : offered.get(pressed);
  if (target instanceof HTMLElement) {
    target.focus();
    target.click();
  }
  const address = new URLSearchParams(location.search);
  const parts = ["tab", "section", "report", "view"].map((part) => address.get(part));
  return {
    path: [location.pathname, ...parts].join(" "),
    offered: [...offered.keys()],
    hasFocus: document.activeElement !== null && document.activeElement !== document.body,
  };
}
