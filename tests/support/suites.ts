import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { inCache, inRoot, root } from "../../emulators/paths.ts";
import { runProgram } from "../../emulators/prepare/run-program.ts";
import { say } from "../../emulators/say.ts";
import type { Counts } from "./count-results.ts";
import { countResults } from "./count-results.ts";

export interface Suite {
  name: string;
  title: string;
  /** Runs against the one stack that all such suites share. */
  needsStack: boolean;
  /** The parts it runs in, each against emulators that begin empty. */
  shards: number;
  run: (part: SuitePart) => Promise<Counts>;
}

/** What of a suite is run: the files that the filters name, or one of its shards. */
export interface SuitePart {
  filters: readonly string[];
  /** From 1; null for all of the files. */
  shard: { index: number; count: number } | null;
}

/** Tests that call servers wait for a third of their time, which another file can use. */
const threeAtOnce = ["--maxWorkers=3"];

/** In the order in which they run: the fastest results come first. */
export const suites: readonly Suite[] = [
  check("format", "Formatting", ["oxfmt", "--check"]),
  check("types", "Types", ["tsc", "--build"]),
  check("lint", "Lint", ["oxlint", "--type-aware", "--deny-warnings"]),
  tests("unit", "Unit tests"),
  tests("stack", "Tests of the start command"),
  { ...tests("rules", "Rules tests"), needsStack: true },
  { ...tests("api", "API tests", threeAtOnce), needsStack: true, shards: 3 },
  { ...tests("browser", "Browser tests"), needsStack: true },
];

/** The suites named by the arguments, or all; other arguments narrow the files of a suite. */
export function chooseSuites(args: readonly string[]): { chosen: Suite[]; filters: string[] } {
  const named = suites.filter(({ name }) => args.includes(name));
  const filters = args.filter((word) => suites.every(({ name }) => name !== word));
  return { chosen: named.length > 0 ? named : [...suites], filters };
}

/** A program that passes or fails as a whole; its words are shown by the program itself. */
function check(name: string, title: string, [program = "", ...args]: string[]): Suite {
  const run = async () => {
    const command = [inRoot("node_modules", ".bin", program), ...args];
    const code = await runProgram({ command, cwd: root });
    return code === 0
      ? { passed: 1, failed: 0, notOk: [] }
      : { passed: 0, failed: 1, notOk: [title] };
  };
  return { name, title, needsStack: false, shards: 1, run };
}

/** The tests of a project of vitest, and of those whose names begin with its name. */
function tests(name: string, title: string, options: readonly string[] = []): Suite {
  const run = async ({ filters, shard }: SuitePart) => {
    const report = inCache("reports", `${name}${shard ? `-${shard.index}` : ""}.json`);
    rmSync(report, { force: true });
    mkdirSync(inCache("reports"), { recursive: true });
    const vitest = inRoot("node_modules", "vitest", "vitest.mjs");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const ofShard = shard ? [`--shard=${shard.index}/${shard.count}`] : [];
    const which = ["--project", `${name}*`, ...ofShard, ...filters];
    const args = ["run", ...which, ...options, ...reporters];
    const code = await runProgram({ command: [process.execPath, vitest, ...args], cwd: root });
    return countReport(report, code);
  };
  return { name, title, needsStack: false, shards: 1, run };
}

function countReport(file: string, code: number | null): Counts {
  try {
    return countResults(JSON.parse(readFileSync(file, "utf8")), code);
  } catch (error) {
    say(`The tests left no report: ${String(error)}`);
    return { passed: 0, failed: 1, notOk: [`${file} is missing`] };
  }
}
