import type { Page } from "playwright-core";
import type { Overlay, Shown } from "./overlays.ts";
import { pressShown, readShown } from "./overlays.ts";
import { forgetShifts } from "./untidy-parts.ts";

/** A dialog, panel, menu or popover that is open now, and the buttons that led to it. */
export interface Opened extends Overlay {
  pressed: readonly string[];
}

interface DialogWalkOptions {
  page: Page;
  settle: () => Promise<void>;
  /** Goes to a path within the app. */
  go: (path: string) => Promise<void>;
  /** Loads the document of a path. */
  load: (path: string) => Promise<void>;
  look: (opened: Opened) => Promise<void>;
  complain: (pressed: readonly string[], what: string) => void;
}

/** A panel, a dialog over it, and a question of that. */
const DEEPEST = 3;

/**
 * Opens what the buttons of screens open and what opens from there, each of a name once. Esc closes
 * it, and something must have the focus then.
 */
export class DialogWalk {
  /** The names of what was opened. */
  readonly opened = new Set<string>();
  readonly #options: DialogWalkOptions;
  /** Buttons that open nothing, or the same on each screen. */
  readonly #idle = new Set<string>();
  /** What was pressed on the present screen, with where that was. */
  #pressed = new Set<string>();
  #path = "";

  constructor(options: DialogWalkOptions) {
    this.#options = options;
  }

  async visit(path: string): Promise<void> {
    this.#path = path;
    this.#pressed = new Set();
    await this.#options.go(path);
    await this.#options.settle();
    await this.#explore([], await this.#read());
    for (const name of everywhere) this.#idle.add(name);
  }

  async #explore(way: readonly string[], here: Shown): Promise<void> {
    let now = here;
    for (const name of this.#newOf(here)) {
      if (!isSame(now, here) || !now.offered.includes(name)) now = await this.#reach(way, here);
      if (now.offered.includes(name)) now = await this.#follow(way, name, now);
    }
  }

  /** Presses a button, and what it opens or adds; returns what is shown when that is closed. */
  async #follow(way: readonly string[], name: string, here: Shown): Promise<Shown> {
    const pressed = [...way, name];
    const now = await this.#press(name);
    const isAt = isSame(now, here);
    const hasOpened = !isAt && (await this.#lookAt(pressed, now));
    const hasAdded = isAt && now.offered.some((one) => !here.offered.includes(one));
    if (isAt && !hasAdded) this.#idle.add(name);
    const isNew = hasOpened || (hasAdded && here.overlays.length === 0);
    if (isNew && isNear(now, here)) await this.#explore(pressed, now);
    const after = await this.#close(here);
    if (hasOpened && after.path === here.path && !after.hasFocus) {
      this.#options.complain(pressed, "leaves the focus nowhere when Esc closes it");
    }
    return after;
  }

  async #lookAt(pressed: readonly string[], { overlays }: Shown): Promise<boolean> {
    const top = overlays.at(-1);
    if (top === undefined) return false;
    // What follows names the record: "Who can work: Fri, Nov 27".
    const [what = ""] = top.name.split(/[:,\d]/u);
    const key = what === "" ? pressed.join(" › ") : `${what} › ${top.tab}`;
    if (this.opened.has(key)) return false;
    this.opened.add(key);
    await this.#options.look({ ...top, pressed });
    return true;
  }

  /** The buttons that may open something and were not pressed here before. */
  #newOf({ overlays, offered }: Shown): string[] {
    const keyOf = (name: string) => {
      const place = overlays.map((one) => [one.name, name.startsWith("Tab ") ? "" : one.tab]);
      return JSON.stringify([place, name]);
    };
    const found = offered.filter((name) => !this.#pressed.has(keyOf(name)));
    for (const name of found) this.#pressed.add(keyOf(name));
    return found.filter((name) => !passive.test(name) && !this.#idle.has(name));
  }

  /** Goes back by Esc and the same buttons, or where these do not lead back, by a new document. */
  async #reach(way: readonly string[], here: Shown): Promise<Shown> {
    let now = await this.#close(here);
    if (isSame(now, here)) return now;
    if (now.overlays.length > 0) await this.#options.load(this.#path);
    else if (now.path !== here.path) await this.#options.go(this.#path);
    await this.#options.settle();
    for (const name of way) now = await this.#press(name);
    return now;
  }

  /** Closes by Esc what is above a state. */
  async #close(here: Shown): Promise<Shown> {
    const { page, settle } = this.#options;
    let now = await this.#read();
    for (let tries = 0; tries < 4 && now.overlays.length > 0 && !isSame(now, here); tries += 1) {
      const isAsked = now.overlays.at(-1)?.name === "Discard changes?";
      if (isAsked) await page.getByRole("button", { name: "Discard" }).click();
      else await page.keyboard.press("Escape");
      await settle();
      now = await this.#read();
    }
    return now;
  }

  async #press(name: string): Promise<Shown> {
    const { page, settle } = this.#options;
    await forgetShifts(page);
    await pressShown(page, name);
    await settle();
    return this.#read();
  }

  #read(): Promise<Shown> {
    return readShown(this.#options.page);
  }
}

/** On the same screen, and not too many overlays above it. */
function isNear(now: Shown, here: Shown): boolean {
  return now.path === here.path && now.overlays.length <= DEEPEST;
}

function isSame(one: Shown, other: Shown): boolean {
  const place = ({ path, overlays }: Shown) => JSON.stringify([path, overlays]);
  return place(one) === place(other);
}

/** The buttons of the bar above all screens. */
const everywhere = ["Go to", "Help"];

/** Buttons that close, print, save a file, choose what is shown, or end the visit. */
const passive = new RegExp(
  `^(?:(?:${[
    "Approve the|Ask colleagues|Back|Cancel|Choose a (?:CSV )?file|Clear|Clock (?:in|out)|Close",
    "Copy link|Discard|Done|Download|(?:End|Start) break|Export|Keep|Open|Print|Select all|Show all",
    "Sign out",
  ].join("|")})\\b|(?:Day|Month|Next|Previous|Week)(?: before| after)?$)`,
  "u",
);
