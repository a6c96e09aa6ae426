import { tabStore } from "../../device/browser-store.ts";
import { hasTypedInput } from "./typed-input.ts";

/** Remembers for which build this tab has reloaded already. */
const RELOADED_KEY = "crewline.reloadedFor";

/** The words of Chromium, Firefox and Safari about a module that did not come. */
const words = /dynamically imported module|importing a module script failed/iu;

const listeners = new Set<() => void>();
let isAsked = false;

/** Set while a part of the screen needs a newer version and the person chooses when to reload. */
export const reloadRequest = {
  isAsked: (): boolean => isAsked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** True for an error of a part of the program that could not be fetched. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}

/**
 * Recovers from a part that could not be fetched. One that the server does not have any more
 * belongs to an older release: the page is reloaded, once for each build, or the person is asked
 * to when something typed would be lost. Without a network nothing happens.
 */
export async function recoverChunk(error: unknown): Promise<"reloading" | "asked" | "missing"> {
  if (!isChunkError(error) || hasReloaded() || !(await isGone(error))) return "missing";
  if (hasTypedInput()) {
    isAsked = true;
    for (const listener of listeners) listener();
    return "asked";
  }
  // A page that cannot count its reloads must not reload itself.
  return tabStore.write(RELOADED_KEY, presentBuild()) ? reload() : "missing";
}

function reload(): "reloading" {
  location.reload();
  return "reloading";
}

/** Asks the server itself; a browser that does not name the file is believed while it is online. */
async function isGone(error: unknown): Promise<boolean> {
  const url = /https?:\S+/u.exec(String(error))?.[0];
  if (url === undefined) return navigator.onLine;
  try {
    return (await fetch(url, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

function hasReloaded(): boolean {
  return tabStore.read(RELOADED_KEY) === presentBuild();
}

/** The first script of the page has another name in each build. */
function presentBuild(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
}
