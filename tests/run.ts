import { emulatorPorts, requireFreePorts } from "../emulators/ports.ts";
import { prepareChromium } from "../emulators/prepare/chromium.ts";
import { prepareFirestoreEmulator } from "../emulators/prepare/firestore-emulator.ts";
import { describeError } from "../emulators/problem.ts";
import { stopRequest } from "../emulators/processes/stop-request.ts";
import { say } from "../emulators/say.ts";
import { openSession, openStacklessSession } from "../emulators/stack/open-session.ts";
import { startStack } from "../emulators/stack/start-stack.ts";
import type { Stack } from "../emulators/stack/start-stack.ts";
import { builtFolders } from "../emulators/start/builds.ts";
import { clearAttackReports } from "./support/attack-table.ts";
import type { Counts } from "./support/count-results.ts";
import { sum } from "./support/count-results.ts";
import type { Suite } from "./support/suites.ts";
import { chooseSuites } from "./support/suites.ts";
import { tellOfAttacks } from "./support/tell-of-attacks.ts";

/** `npm test`: every suite, whatever fails before it, and one line at the end that sums up. */
async function main(): Promise<boolean> {
  const { chosen, filters } = chooseSuites(process.argv.slice(2));
  const needsPorts = chosen.some(({ needsStack, name }) => needsStack || name === "stack");
  const session = needsPorts ? await openSession("npm test") : openStacklessSession();
  try {
    const counts = await session.orStop(runAll({ chosen, filters, tag: session.tag }));
    if (!counts) return false;
    for (const name of counts.notOk) say(`Not ok: ${name}`);
    say(`\n${counts.passed} passed, ${counts.failed} failed`);
    return counts.failed === 0;
  } finally {
    await session.close();
  }
}

interface Plan {
  chosen: readonly Suite[];
  filters: readonly string[];
  /** Marks the processes of the stack. */
  tag: string;
}

/** The suites that try the attacks of the session contract. */
const attacking = ["rules", "api", "browser"];

async function runAll(plan: Plan): Promise<Counts> {
  const { chosen, filters } = plan;
  clearAttackReports();
  if (chosen.some(({ needsStack }) => needsStack)) await requireFreePorts(emulatorPorts);
  if (isChosen("browser", chosen)) {
    process.env["CHROMIUM_PATH"] = await prepareChromium();
  }
  const withStack = chosen.filter(({ needsStack }) => needsStack);
  const alone = chosen.filter(({ needsStack }) => !needsStack);
  const results = await runBeside("stack", { ...plan, chosen: alone });
  if (withStack.length > 0) results.push(await runWithStack({ ...plan, chosen: withStack }));
  const isWhole = filters.length === 0 && attacking.every((name) => isChosen(name, chosen));
  results.push(tellOfAttacks({ isWhole }));
  return sum(results);
}

function isChosen(name: string, chosen: readonly Suite[]): boolean {
  return chosen.some((suite) => suite.name === name);
}

/**
 * The suites in their order, and beside them the one that leaves the processors free most of the
 * time: the start command's waits for stacks of its own, that of the rules for the emulator.
 */
async function runBeside(name: string, { chosen, filters }: Plan): Promise<Counts[]> {
  const inOrder = async (suites: readonly Suite[]) => {
    const results: Counts[] = [];
    for (const suite of suites) results.push(await runSuite(suite, filters));
    return results;
  };
  const beside = chosen.filter((suite) => suite.name === name);
  const others = chosen.filter((suite) => suite.name !== name);
  return (await Promise.all([inOrder(beside), inOrder(others)])).flat();
}

async function runWithStack(plan: Plan): Promise<Counts> {
  const { chosen, tag } = plan;
  let stack: Stack;
  try {
    stack = await startTestStack(tag);
  } catch (error) {
    stopRequest.signal.throwIfAborted();
    say(describeError(error));
    return { passed: 0, failed: chosen.length, notOk: chosen.map(({ title }) => title) };
  }
  try {
    return sum(await runBeside("rules", plan));
  } finally {
    await stack.stop();
  }
}

/** Empty: each test makes the company it needs, so that none depends on another. */
async function startTestStack(tag: string): Promise<Stack> {
  const firestoreJar = await prepareFirestoreEmulator();
  const built = await builtFolders();
  say("Starting the emulators.");
  return startStack({ tag, firestoreJar, built });
}

async function runSuite({ title, run }: Suite, filters: readonly string[]): Promise<Counts> {
  say(`\n== ${title}`);
  const startedAt = Date.now();
  const counts = await run(filters);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  // Not the words of the last line, which must stand alone in the whole output.
  say(`${title}: ${counts.passed} ok, ${counts.failed} not ok, ${seconds} s`);
  return counts;
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
