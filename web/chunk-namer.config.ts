import { join } from "node:path";

/** The part of the bundler's module graph that the choice of a chunk needs. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const login = "/src/areas/login/login-page.tsx";
const signedIn = "/src/app/signed-in/signed-in-app.tsx";
const home = "/src/areas/home/home-page.tsx";
const lists = ["employees/employees", "locations/locations", "time-entries/time-entries"].map(
  (name) => `/src/areas/${name}-page.tsx`,
);

/**
 * Names the chunk of a module by the screens that import it. Few chunks compress better
 * than the bundler's own choice of one for each set of importers (figures in docs/performance.md),
 * and no screen may load what only others need: `null` leaves a module to the bundler.
 */
export function chunkNamer(): (id: string, graph: ModuleGraph) => string | null {
  const reached = new Map<string, ReadonlySet<string>>();
  const isNeededBy = (screen: string, id: string, graph: ModuleGraph) => {
    const modules = reached.get(screen) ?? reach(rootOf(screen), graph);
    reached.set(screen, modules);
    return modules.has(id);
  };
  return (id, graph) => {
    const isFor = (screen: string) => isNeededBy(screen, id, graph);
    if (isFor(login)) return isFor(signedIn) || isFor(home) ? "form" : null;
    if (isFor(signedIn)) return "app";
    const isShared = lists.filter(isFor).length > 1;
    if (isFor(home)) return isShared ? "screen" : null;
    return isShared ? "list" : null;
  };
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
