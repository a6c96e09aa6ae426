import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { median } from "./median.ts";

const repository = resolve(import.meta.dirname, "../..");
const ROUNDS = 7;

const program = `
const started = performance.now();
await import(process.argv[1]);
console.log(performance.now() - started);
process.exit(0);
`;

/** Median milliseconds to import the functions in a fresh process: the bundle and its sources. */
export function measureImports(functionsFolder: string): { bundleMs: number; sourcesMs: number } {
  return {
    bundleMs: importMs(resolve(functionsFolder, "dist/index.js")),
    sourcesMs: importMs(resolve(repository, "functions/src/index.ts")),
  };
}

function importMs(entry: string): number {
  const environment = {
    ...process.env,
    FUNCTIONS_EMULATOR: "true",
    GCLOUD_PROJECT: "demo-crewline",
  };
  const once = () =>
    Number(
      execFileSync(process.execPath, ["--input-type=module", "-e", program, entry], {
        env: environment,
        encoding: "utf8",
      }),
    );
  return median(Array.from({ length: ROUNDS }, once));
}
