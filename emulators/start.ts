import { emulatorPorts, ports, requireFreePorts } from "./ports.ts";
import { prepareFirestoreEmulator } from "./prepare/firestore-emulator.ts";
import { Problem, describeError } from "./problem.ts";
import { runSeed } from "./run-seed.ts";
import { say } from "./say.ts";
import { openSession } from "./stack/open-session.ts";
import type { Session } from "./stack/open-session.ts";
import { forgetSavedData, recoverSavedData, saveData, savedAt } from "./stack/saved-data.ts";
import { appUrl } from "./stack/stack-environment.ts";
import { startStack } from "./stack/start-stack.ts";
import type { Stack } from "./stack/start-stack.ts";
import { builtFolders } from "./start/builds.ts";
import { devEnvironment, devFolders, devServerUrl, runDevServers } from "./start/dev-server.ts";
import { greeting } from "./start/greeting.ts";
import { startJobClock } from "./start/job-clock.ts";
import { startOutboxClock } from "./start/outbox-clock.ts";
import { startSaveClock } from "./start/save-clock.ts";
import { readStartOptions } from "./start/start-options.ts";
import type { StartOptions } from "./start/start-options.ts";

/** `npm start`: everything from a fresh clone to a running product with a demo company in it. */
async function start(options: StartOptions): Promise<void> {
  const session = await openSession("npm start");
  try {
    const stack = await session.orStop(bringUp(session, options));
    if (stack) await stayUp({ session, stack, options });
    say("Stopped.");
  } finally {
    await session.close();
  }
}

async function bringUp(session: Session, options: StartOptions): Promise<Stack> {
  const { devServer } = ports;
  await requireFreePorts(options.isDevelopment ? [devServer, ...emulatorPorts] : emulatorPorts);
  if (options.isFresh) forgetSavedData();
  const firestoreJar = await prepareFirestoreEmulator();
  const built = await (options.isDevelopment ? devFolders() : builtFolders());
  const saved = recoverSavedData();
  if (saved) say(`Going on with the data saved at ${savedAt()}.`);
  else if (session.followsCutOff) say("Nothing had been saved yet: starting from the beginning.");
  say("Starting the emulators.");
  const stack = await startStack({
    tag: session.tag,
    firestoreJar,
    built,
    importFrom: saved ?? undefined,
    functionsEnvironment: options.isDevelopment ? devEnvironment : {},
  });
  if (!saved) await createDemoCompany(options.seedArgs);
  return stack;
}

async function createDemoCompany(seedArgs: readonly string[]): Promise<void> {
  say("Creating the demo company.");
  await runSeed(seedArgs);
  await saveData();
}

interface RunningStart {
  session: Session;
  stack: Stack;
  options: StartOptions;
}

/** Runs until the person asks to stop, then saves; throws if the emulators end earlier. */
async function stayUp({ session, stack, options }: RunningStart): Promise<void> {
  session.mark("running");
  say(greeting(options.isDevelopment ? devServerUrl : appUrl));
  const stopClocks = [startJobClock(), startSaveClock(), startOutboxClock()];
  const crash = stack.ended.then(() => {
    throw new Problem(
      "The emulators ended by themselves: see .cache/logs/emulators.log. The data of the last " +
        "save is kept; start again to go on with it.",
    );
  });
  await session.orStop(options.isDevelopment ? Promise.race([crash, runDevServers()]) : crash);
  for (const stop of stopClocks) stop();
  say("Saving the data and stopping.");
  await saveOrSay();
  crash.catch(() => {});
  await stack.stop();
}

async function saveOrSay(): Promise<void> {
  try {
    await saveData();
  } catch (error) {
    say(`The data could not be saved (${String(error)}); the save before it is kept.`);
  }
}

try {
  await start(readStartOptions(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
