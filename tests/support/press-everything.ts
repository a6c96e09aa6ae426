import type { Page } from "playwright-core";
import { settling } from "./settled.ts";

/** A command that the page wanted to send, or a form that it offered to send, and by which buttons. */
export interface Attempted {
  pressed: string;
  what: string;
}

/**
 * Presses each button of the screen and of what opens from it, one of each name, and tells which
 * led to a command. Nothing is sent: the commands are stopped on their way.
 */
export async function pressEverything(page: Page, open: () => Promise<void>): Promise<Attempted[]> {
  const sent = await stopCommands(page);
  const settle = settling(page);
  const known = new Set<string>();
  const attempted: Attempted[] = [];
  const list = () => page.evaluate(listButtons, null);
  const press = async (name: string) => {
    // What is read a moment later than the rest brings its buttons later.
    for (let tries = 0; tries < 60; tries += 1) {
      if ((await list()).some((one) => one.name === name)) break;
      await settle();
    }
    await page.evaluate(listButtons, name);
    await settle();
  };
  const reach = async (way: Way) => {
    await open();
    await settle();
    for (const name of way) await press(name);
  };
  /** Closes what opened; answers whether the screen then is as it was. */
  const close = async (address: string, count: number) => {
    const isAsBefore = async () => (await list()).length === count;
    for (let tries = 0; tries < 3 && page.url() === address; tries += 1) {
      if (await isAsBefore()) return true;
      await page.keyboard.press("Escape");
      await settle();
    }
    return page.url() === address && isAsBefore();
  };
  /** Presses what was not seen before, each from the same state; answers what shows more. */
  const pressNew = async (way: Way): Promise<Way[]> => {
    await reach(way);
    const offered = await list();
    const fresh = new Map(offered.map((one) => [one.name, one]));
    for (const name of known) fresh.delete(name);
    for (const name of fresh.keys()) known.add(name);
    const further: Way[] = [];
    for (const { name, submits: sends } of fresh.values()) {
      const pressed = [...way, name].join(" › ");
      if (sends) attempted.push({ pressed, what: "is offered" });
      if (sends || reading.test(name)) continue;
      const address = page.url();
      await press(name);
      attempted.push(...sent.splice(0).map((what) => ({ pressed, what })));
      const after = await list();
      const submits = after.filter((one) => one.submits && !known.has(one.name));
      attempted.push(...submits.map(({ name: what }) => ({ pressed, what: `offers ${what}` })));
      if (samePath(page.url(), address) && after.some((one) => !known.has(one.name))) {
        further.push([...way, name]);
      }
      if (!(await close(address, offered.length))) await reach(way);
    }
    return further;
  };
  for (const way of await pressNew([])) await pressNew(way);
  return attempted;
}

/** The names of buttons, pressed one after the other. */
type Way = readonly string[];

/**
 * Stops all commands of the page; answers the names of those that it tried to send. What it read
 * once it gets again from here: so many looks in a minute are more than the server answers.
 */
async function stopCommands(page: Page): Promise<string[]> {
  const sent: string[] = [];
  const answers = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  await page.route("**/api/trpc/**", async (route) => {
    const request = route.request();
    if (request.method() === "POST") {
      sent.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
      return route.abort();
    }
    const known = answers.get(request.url());
    if (known !== undefined) return route.fulfill(known);
    // The local stack resets a connection now and then.
    const response = await route.fetch({ maxRetries: 3 });
    const answer = { body: await response.body(), headers: response.headers() };
    if (response.ok()) answers.set(request.url(), answer);
    return route.fulfill({ response, ...answer });
  });
  return sent;
}

const samePath = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname;

/** Buttons that only close, print, save a file or go on looking, and those of the person's own login. */
const reading =
  /^(?:(?:Close|Cancel|Back|Previous|Next|Print|Week|Day|Month|Later)$|Download|Export|Copy link|Delete the demo|Send the link)/u;

/**
 * Runs in the page: the buttons that can be pressed, by their names without numbers. Presses the one
 * of a name, if there is one.
 */
function listButtons(pressed: string | null): { name: string; submits: boolean }[] {
  const places = "main, .MuiDialog-root, .MuiDrawer-root, .MuiPopover-root";
  const roots = [...document.querySelectorAll(places)].filter(
    (root) => root.querySelector("nav[aria-label='Main menu']") === null,
  );
  const kinds = "button, [role=button], [role=menuitem], tbody tr:first-child input[type=checkbox]";
  const all = new Set(roots.flatMap((root) => [...root.querySelectorAll(kinds)]));
  // Rows and cards of a list are alike, and so are the items of a calendar that look alike.
  const isFurtherCard = (one: Element) =>
    (one.closest("li:not(:first-child)")?.querySelector("[data-opens-row]") ?? null) !== null;
  const lookOf = (one: Element) => {
    const item = one.querySelector(".item");
    return item === null ? null : `Item ${item.className} ${item.getAttribute("style") ?? ""}`;
  };
  const shown = [...all].filter(
    (one) =>
      !isFurtherCard(one) &&
      one.getBoundingClientRect().width > 0 &&
      !one.matches(":disabled, [aria-disabled=true], [role=combobox], [role=tab]") &&
      one.closest("[aria-hidden=true]") === null &&
      one.closest("[role=grid], thead, table tbody tr:not(:first-child)") === null,
  );
  const named = shown.map((one) => {
    const name = (one.getAttribute("aria-label") ?? one.textContent).trim();
    const words = lookOf(one) ?? name.split(/[:,]/u)[0]?.replaceAll(/\d+/gu, "0") ?? "";
    const submits = one instanceof HTMLButtonElement && one.type === "submit";
    return { one, name: one.matches("input") ? "Select the first row" : words, submits };
  });
  const found = named.find(({ name }) => name === pressed)?.one;
  if (found instanceof HTMLElement) found.click();
  return named.map(({ name, submits }) => ({ name, submits }));
}
