import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inCache, inRoot, root } from "../../emulators/paths.ts";
import { freePortsAfter } from "../../emulators/ports.ts";
import { runProgram } from "../../emulators/prepare/run-program.ts";
import { busyForLong } from "../../emulators/stack/java-environment.ts";
import { say } from "../../emulators/say.ts";
import type { Counts } from "./count-results.ts";
import { countsSchema } from "./count-results.ts";
import type { Suite } from "./suites.ts";

/** Marks a run that another one started, which sums up for both. */
export const partFlag = "--part";

/** The counts of a part, in its own cache folder. */
export function partReport(cache: string = inCache()): string {
  return join(cache, "reports", "counts.json");
}

/** Runs suites in a process of their own, against a stack with its own ports and cache folder. */
export async function runPart(
  suites: readonly Suite[],
  filters: readonly string[],
): Promise<Counts> {
  const names = suites.map(({ name }) => name);
  const cache = inCache("second-stack");
  const port = await freePortsAfter();
  const command = [process.execPath, inRoot("tests", "run.ts"), partFlag, ...names, ...filters];
  const own = { CREWLINE_CACHE: cache, CREWLINE_PORT: String(port) };
  const env = { ...(filters.length === 0 && busyForLong), ...process.env, ...own };
  await runProgram({ command, cwd: root, env });
  return readCounts(partReport(cache), names);
}

function readCounts(file: string, names: readonly string[]): Counts {
  try {
    return countsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    say(`The part with ${names.join(", ")} left no counts: ${String(error)}`);
    return { passed: 0, failed: names.length, notOk: names.map((name) => `${name} as a whole`) };
  }
}
