import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of the names and contents of all files below the paths, tests and outputs left out, and
 * of the variables.
 */
export function fingerprintOf(
  paths: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): string {
  const hash = createHash("sha256").update(JSON.stringify(variables));
  for (const file of paths.flatMap(filesBelow).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$|\.tsbuildinfo$/.test(path) ? [] : [path];
  const names = readdirSync(path).filter((name) => !/^(node_modules|dist|\.types)$/.test(name));
  return names.flatMap((name) => filesBelow(join(path, name)));
}
