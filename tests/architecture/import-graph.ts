import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** One file's import of another; paths from the root of the repository. */
export interface Import {
  file: string;
  target: string;
}

/** The imports of each folder. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const sources = ["functions/{domain,src}/**/*.ts", "web/src/**/*.{ts,tsx}"];
const notCode = /\/node_modules\/|\.test\.tsx?$/u;

// A parser takes ten times as long. Types and dynamic imports count as well.
const specifiers =
  /^\s*(?:import|export)\b[^;]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gmu;

/** Static imports of values: what is loaded together with the file. */
const valueSpecifiers =
  /^\s*(?:import|export)\s+(?!type\b)[^;"]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"/gmu;

/** Every import between source files; tests and packages are left out. */
export function readImports(repository: string): Import[] {
  const files = globSync(sources, { cwd: repository }).filter((file) => !notCode.test(file));
  return files
    .toSorted()
    .flatMap((file) => importsOf(file, readFileSync(posix.join(repository, file), "utf8")));
}

export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(specifiers)].flatMap(([, from, bare, dynamic]) => {
    const target = targetOf(file, from ?? bare ?? dynamic ?? "");
    return target === null ? [] : [{ file, target }];
  });
}

/** The files and packages that are loaded together with a file, directly or through others. */
export function loadedWith(entry: string, repository: string): ReadonlySet<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    if (!/\.tsx?$/u.test(file)) continue;
    const text = readFileSync(posix.join(repository, file), "utf8");
    for (const [, from, bare] of text.matchAll(valueSpecifiers)) {
      const specifier = from ?? bare ?? "";
      loaded.add(targetOf(file, specifier) ?? specifier);
    }
  }
  return loaded;
}

/** The file that a specifier means, from the root of the repository; null for a package. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
  if (specifier === "@crewline/functions/api") return "functions/src/api.ts";
  if (!specifier.startsWith("@crewline/domain/")) return null;
  return `${specifier.replace("@crewline", "functions")}.ts`;
}

/** The arrows between folders, or between what `nodeOf` makes of a file. */
export function arrowsBetween(
  imports: readonly Import[],
  nodeOf: (file: string) => string = posix.dirname,
): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [nodeOf(file), nodeOf(target)];
    const targets = arrows.get(from) ?? new Set();
    arrows.set(from, from === to ? targets : targets.add(to));
  }
  return arrows;
}

/** Groups of folders that import one another, directly or through others; each group sorted. */
export function ringsIn(arrows: Arrows): string[][] {
  const reach = new Map([...arrows.keys()].map((from) => [from, reachOf(from, arrows)]));
  const rings = [...reach].map(([from, targets]) =>
    [...targets].filter((to) => reach.get(to)?.has(from)).toSorted(),
  );
  const found = rings.filter((ring) => ring.length > 0).map((ring) => [ring.join(), ring] as const);
  return [...new Map(found).values()];
}

/** All that a folder imports from, directly or through others. */
export function reachOf(from: string, arrows: Arrows): ReadonlySet<string> {
  const reach = new Set(arrows.get(from));
  // A set yields what is added to it while it is read.
  for (const next of reach) for (const to of arrows.get(next) ?? []) reach.add(to);
  return reach;
}
