import { emulatorPorts, requireFreePorts } from "../../emulators/ports.ts";
import { prepareChromium } from "../../emulators/prepare/chromium.ts";
import { prepareFirestoreEmulator } from "../../emulators/prepare/firestore-emulator.ts";
import { describeError } from "../../emulators/problem.ts";
import { stopRequest } from "../../emulators/processes/stop-request.ts";
import { say } from "../../emulators/say.ts";
import { startStack } from "../../emulators/stack/start-stack.ts";
import type { Stack } from "../../emulators/stack/start-stack.ts";
import { builtFolders } from "../../emulators/start/builds.ts";
import type { Counts } from "./count-results.ts";
import { sum } from "./count-results.ts";
import { runPart } from "./run-part.ts";
import type { Suite } from "./suites.ts";

interface Plan {
  chosen: readonly Suite[];
  filters: readonly string[];
  /** Marks the processes of the stack. */
  tag: string;
}

interface Round extends Plan {
  /** The shard to run of suites that have several, from 1; null for all of their files. */
  round: number | null;
}

/** The suites that run before those of the browser. */
const ofTheServer = ["rules", "api"];

/** The start command's suite waits for stacks of its own, that of the rules for the emulator. */
const besideOthers = ["stack", "rules"];

export function needsPorts(chosen: readonly Suite[]): boolean {
  return chosen.some(({ needsStack, name }) => needsStack || name === "stack");
}

/**
 * Runs what needs no stack, then the suites against the emulators: those of the server, then those
 * of the browser, each against a stack of its own. At the same time on two processors each takes
 * several times as long, and summaries and mail come after the tests stopped waiting for them.
 */
export async function runSuites(plan: Plan): Promise<Counts> {
  const { chosen, filters } = plan;
  if (chosen.some(({ needsStack }) => needsStack)) await requireFreePorts(emulatorPorts);
  if (isChosen("browser", chosen)) process.env["CHROMIUM_PATH"] = await prepareChromium();
  const withStack = chosen.filter(({ needsStack }) => needsStack);
  const alone = chosen.filter((suite) => !withStack.includes(suite));
  const results = await runBeside({ ...plan, chosen: alone, round: null });
  const ofServer = isChosen("browser", chosen) ? withStack.filter(isOfServer) : [];
  const others = withStack.filter((suite) => !ofServer.includes(suite));
  if (ofServer.length > 0) results.push(await runPart(ofServer, filters));
  if (others.length > 0) results.push(await runInRounds({ ...plan, chosen: others }));
  return sum(results);
}

function isChosen(name: string, chosen: readonly Suite[]): boolean {
  return chosen.some((suite) => suite.name === name);
}

function isOfServer({ name }: Suite): boolean {
  return ofTheServer.includes(name);
}

/**
 * A shard of each suite that has as many, against emulators that begin empty: that of Firestore
 * reads every document it ever stored for each query, so a third of the tests takes a ninth of its
 * time.
 */
async function runInRounds(plan: Plan): Promise<Counts> {
  if (plan.filters.length > 0) return runWithStack({ ...plan, round: null });
  const rounds = Math.max(...plan.chosen.map(({ shards }) => shards));
  const results: Counts[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const chosen = plan.chosen.filter(({ shards }) => shards >= round);
    results.push(await runWithStack({ ...plan, chosen, round }));
  }
  return sum(results);
}

/** The suites in their order, and beside them the one that leaves the processors free. */
async function runBeside(plan: Round): Promise<Counts[]> {
  const { chosen } = plan;
  const inOrder = async (suites: readonly Suite[]) => {
    const results: Counts[] = [];
    for (const suite of suites) results.push(await runSuite(suite, plan));
    return results;
  };
  const beside = chosen.filter(({ name }) => besideOthers.includes(name));
  const others = chosen.filter((suite) => !beside.includes(suite));
  return (await Promise.all([inOrder(beside), inOrder(others)])).flat();
}

async function runWithStack(plan: Round): Promise<Counts> {
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
    return sum(await runBeside(plan));
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

async function runSuite(suite: Suite, { filters, round }: Round): Promise<Counts> {
  const { shards, run } = suite;
  const shard = round && shards > 1 ? { index: round, count: shards } : null;
  const title = shard ? `${suite.title}, part ${shard.index} of ${shard.count}` : suite.title;
  say(`\n== ${title}`);
  const startedAt = Date.now();
  const counts = await run({ filters, shard });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  // Not the words of the last line, which must be unique in the whole output.
  say(`${title}: ${counts.passed} ok, ${counts.failed} not ok, ${seconds} s`);
  return counts;
}
