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

/** They wait for the emulator's locks most of their time. */
const ofServer = ["rules", "api"];

export function needsPorts(chosen: readonly Suite[]): boolean {
  return chosen.some(needsPortsItself);
}

/** The start command's suite starts stacks of its own, on the same ports. */
function needsPortsItself({ needsStack, name }: Suite): boolean {
  return needsStack || name === "stack";
}

/**
 * Runs the checks and unit tests, and beside them the suites that need the ports. With the
 * browser's suite, which keeps the processors busy, those of the server run from the start, too,
 * against their own stack.
 */
export async function runSuites(plan: Plan): Promise<Counts> {
  const { chosen, filters } = plan;
  if (chosen.some(({ needsStack }) => needsStack)) await requireFreePorts(emulatorPorts);
  const hasPages = chosen.some(({ name }) => name === "browser");
  if (hasPages) process.env["CHROMIUM_PATH"] = await prepareChromium();
  const part = hasPages ? chosen.filter(({ name }) => ofServer.includes(name)) : [];
  const others = chosen.filter((suite) => !part.includes(suite));
  const onPorts = others.filter(needsPortsItself);
  const runs = [
    runInOrder({ ...plan, chosen: others.filter((suite) => !onPorts.includes(suite)) }),
    runOnPorts({ ...plan, chosen: onPorts }),
  ];
  if (part.length > 0) runs.push(runPart(part, filters));
  return sum(await Promise.all(runs));
}

async function runInOrder({ chosen, filters }: Plan): Promise<Counts> {
  const results: Counts[] = [];
  for (const suite of chosen) results.push(await runSuite(suite, filters));
  return sum(results);
}

async function runOnPorts(plan: Plan): Promise<Counts> {
  const withStack = plan.chosen.filter(({ needsStack }) => needsStack);
  const startCommand = plan.chosen.filter((suite) => !withStack.includes(suite));
  const results = [await runInOrder({ ...plan, chosen: startCommand })];
  if (withStack.length > 0) results.push(await runWithStack({ ...plan, chosen: withStack }));
  return sum(results);
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
    return await runBesideRules(plan);
  } finally {
    await stack.stop();
  }
}

/** The suites in their order, and beside them that of the rules, which waits for the emulator. */
async function runBesideRules(plan: Plan): Promise<Counts> {
  const rules = plan.chosen.filter(({ name }) => name === "rules");
  const others = plan.chosen.filter((suite) => !rules.includes(suite));
  const runs = [rules, others].map((chosen) => runInOrder({ ...plan, chosen }));
  return sum(await Promise.all(runs));
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
  // Not the words of the last line, which must be unique in the whole output.
  say(`${title}: ${counts.passed} ok, ${counts.failed} not ok, ${seconds} s`);
  return counts;
}
