import { globSync, readFileSync } from "node:fs";
import { inRoot, root } from "../../emulators/paths.ts";

/** What would change what later files of the same process find. */
const replacement = /\bvi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal)\(|\bonProductionPath\(/u;

/** The test files among these patterns that replace modules, the environment or globals. */
export function filesThatReplace(patterns: readonly string[]): string[] {
  const files = globSync(patterns, { cwd: root, exclude: ["**/node_modules"] });
  return files.filter((file) => replacement.test(readFileSync(inRoot(file), "utf8")));
}
