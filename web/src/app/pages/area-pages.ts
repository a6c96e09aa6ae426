import type { ComponentType } from "react";
import type { Area } from "@crewline/domain/kernel/access/area";
import type { SourcesAhead } from "../../live/live-source.ts";
import { pageFolder } from "./page-folder.ts";

export type PageName = Area | "login" | "onBoard" | "kiosk";

interface PageModule {
  readonly [page: `${string}Page`]: ComponentType | undefined;
  readonly sourcesAhead?: SourcesAhead;
}

/** Every area's page, each in its own chunk: areas/<area>/<area>-page.tsx. */
const sources = import.meta.glob<PageModule>("../../areas/*/*-page.tsx");
const loading = new Map<PageName, Promise<ComponentType>>();
const loaded = new Map<PageName, ComponentType>();
const ahead = new Map<PageName, SourcesAhead>();

/** Pages that could not be loaded; their promises stay until the failure has been shown. */
const failed = new Set<PageName>();

/**
 * Loads a page once. A failed load is kept, because React renders again when it fails and would
 * start another one each time; `forgetFailedPages` allows a new attempt.
 */
export function loadPage(name: PageName): Promise<ComponentType> {
  const present = loading.get(name) ?? importPage(name);
  loading.set(name, present);
  return present;
}

export function forgetFailedPages(): void {
  for (const name of failed) loading.delete(name);
  failed.clear();
}

/** Loads a page before it is needed; a failure stays silent. */
export async function preloadPage(name: PageName): Promise<void> {
  await loadPage(name).catch(forgetFailedPages);
}

/** The page when its chunk is here already, so that it renders without a fallback. */
export function loadedPage(name: PageName): ComponentType | null {
  return loaded.get(name) ?? null;
}

/** What a loaded page asks for before it renders; nothing for most pages. */
export function sourcesAheadOf(name: PageName): SourcesAhead {
  return ahead.get(name) ?? (() => []);
}

async function importPage(name: PageName): Promise<ComponentType> {
  try {
    const folder = pageFolder(name);
    const source = sources[`../../areas/${folder}/${folder}-page.tsx`];
    const module = await source?.();
    const page = module?.[`${name[0]?.toUpperCase()}${name.slice(1)}Page`];
    if (!page) throw new Error(`There is no page for ${name}.`);
    if (module.sourcesAhead !== undefined) ahead.set(name, module.sourcesAhead);
    loaded.set(name, page);
    return page;
  } catch (error) {
    failed.add(name);
    throw error;
  }
}
