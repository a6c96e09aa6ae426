import { globSync } from "node:fs";
import { join } from "node:path";
import { onlyOnline } from "./service-worker.config.ts";

/** The part of the bundler's module graph that the choice of a chunk needs. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

const login = "/src/areas/login/login-page.tsx";
const signedIn = "/src/app/signed-in/signed-in-app.tsx";
const home = "/src/areas/home/home-page.tsx";
const lists = ["employees/employees", "locations/locations", "time-entries/time-entries"].map(
  (name) => `/src/areas/${name}-page.tsx`,
);
const screens = globSync("src/areas/**/*-page.tsx", { cwd: import.meta.dirname })
  .map((path) => `/${path.replaceAll("\\", "/")}`)
  .filter((path) => path !== login)
  .toSorted();

/**
 * Names the chunk of a module by the screens that import it; dialogs that import it too do not
 * count. The bundler's own choice, one chunk for each set of screens and dialogs, makes more files
 * that compress worse (figures in docs/performance.md). No screen may load what only others need:
 * `null` leaves a module to the bundler.
 */
export function chunkNamer(): (id: string, graph: ModuleGraph) => string | null {
  const reached = new Map<string, ReadonlySet<string>>();
  const reachedFrom = (root: string, graph: ModuleGraph) => {
    const modules = reached.get(root) ?? reach(root, graph);
    reached.set(root, modules);
    return modules;
  };
  let found: readonly string[] | null = null;
  const partsOf = (graph: ModuleGraph) => {
    found ??= sharedParts(
      screens.flatMap((one) => [...reachedFrom(rootOf(one), graph)]),
      graph,
    );
    return found;
  };
  return (id, graph) => {
    const isFor = (screen: string) => reachedFrom(rootOf(screen), graph).has(id);
    if (isFor(login)) return isFor(signedIn) || isFor(home) ? "form" : null;
    if (isFor(signedIn)) return "app";
    const isShared = lists.filter(isFor).length > 1;
    if (isShared) return isFor(home) ? "screen" : "list";
    if (isPart(id, graph)) return null;
    const name = nameOfSet(screens.filter(isFor));
    const parts = partsOf(graph).map((part) => reachedFrom(part, graph).has(id));
    return name === null ? null : `${name}${parts.some(Boolean) ? `-${digitsOf(parts)}` : ""}`;
  };
}

/**
 * True for a module that is also loaded by itself. It keeps a chunk of its own, and its imports are
 * kept apart from its importers: together they would import it in a circle, and it would run before
 * the classes that it needs.
 */
function isPart(id: string, graph: ModuleGraph): boolean {
  return (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** The modules that are also loaded by themselves, except the screens. */
function sharedParts(ids: readonly string[], graph: ModuleGraph): string[] {
  const roots = screens.map(rootOf);
  return [...new Set(ids)].filter((id) => isPart(id, graph) && !roots.includes(id)).toSorted();
}

/**
 * A short name for a set of several screens; null for fewer than two, and where a device keeps none
 * of them: a dialog that it keeps would bring all that they share.
 */
function nameOfSet(set: readonly string[]): string | null {
  if (set.length < 2 || set.every(isOnlyOnline)) return null;
  return `for-${digitsOf(screens.map((screen) => set.includes(screen)))}`;
}

function digitsOf(isIn: readonly boolean[]): string {
  const digits = isIn.map((one) => (one ? "1" : "0")).join("");
  return BigInt(`0b${digits}`).toString(36);
}

function isOnlyOnline(screen: string): boolean {
  return onlyOnline.some((path) => screen === `/src/${path}`);
}

/** Module names of the bundler: a path with unescaped spaces. */
function rootOf(screen: string): string {
  return join(import.meta.dirname, screen);
}

function reach(root: string, graph: ModuleGraph): ReadonlySet<string> {
  if (graph.getModuleInfo(root) === null) throw new Error(`There is no ${root} to name chunks by.`);
  const found = new Set([root]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
