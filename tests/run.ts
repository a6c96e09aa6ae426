import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describeError } from "../emulators/problem.ts";
import { say } from "../emulators/say.ts";
import { openSession, openStacklessSession } from "../emulators/stack/open-session.ts";
import { clearAttackReports } from "./support/attack-table.ts";
import type { Counts } from "./support/count-results.ts";
import { partFlag, partReport } from "./support/run-part.ts";
import { needsPorts, runSuites } from "./support/run-suites.ts";
import { chooseSuites } from "./support/suites.ts";
import { tellOfAttacks } from "./support/tell-of-attacks.ts";

/** `npm test`: every suite, even after a failure, and one summary line at the end. */
async function main(words: readonly string[]): Promise<boolean> {
  const isPart = words.includes(partFlag);
  const { chosen, filters } = chooseSuites(words.filter((word) => word !== partFlag));
  const session = needsPorts(chosen) ? await openSession("npm test") : openStacklessSession();
  const run = { chosen, filters, tag: session.tag };
  try {
    const counts = await session.orStop(isPart ? runPart(run) : runWhole(run));
    return counts !== null && counts.failed === 0;
  } finally {
    await session.close();
  }
}

type Run = Parameters<typeof runSuites>[0];

async function runWhole(run: Run): Promise<Counts> {
  clearAttackReports();
  const results = await runSuites(run);
  const attacks = tellOfAttacks(run);
  const notOk = [...results.notOk, ...attacks.notOk];
  const passed = results.passed + attacks.passed;
  const failed = results.failed + attacks.failed;
  for (const name of notOk) say(`Not ok: ${name}`);
  say(`\n${passed} passed, ${failed} failed`);
  return { passed, failed, notOk };
}

/** The run that started this one reads the counts, and says the last line. */
async function runPart(run: Run): Promise<Counts> {
  rmSync(partReport(), { force: true });
  const counts = await runSuites(run);
  mkdirSync(dirname(partReport()), { recursive: true });
  writeFileSync(partReport(), JSON.stringify(counts));
  return counts;
}

try {
  process.exit((await main(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
