import { emulatorPorts, requireFreePorts } from "../../emulators/ports.ts";
import { inRoot, root } from "../../emulators/paths.ts";
import { prepareFirestoreEmulator } from "../../emulators/prepare/firestore-emulator.ts";
import { runProgram } from "../../emulators/prepare/run-program.ts";
import { openSession } from "../../emulators/stack/open-session.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { startStack } from "../../emulators/stack/start-stack.ts";
import { builtFolders } from "../../emulators/start/builds.ts";

/**
 * `npm run storm -- --people 200 --kills 50`: starts a stack of its own and lets so many people
 * punch five times each at once, while the processes of the functions are killed at random.
 */
async function main(): Promise<boolean> {
  const session = await openSession("npm run storm");
  try {
    await requireFreePorts(emulatorPorts);
    const firestoreJar = await prepareFirestoreEmulator();
    const stack = await startStack({
      tag: session.tag,
      firestoreJar,
      built: await builtFolders(),
    });
    try {
      const program = inRoot("tests", "storm", "run-storm.ts");
      const command = [process.execPath, program, ...process.argv.slice(2)];
      const env = { ...process.env, ...stackEnvironment };
      return (await session.orStop(runProgram({ command, cwd: root, env }))) === 0;
    } finally {
      await stack.stop();
    }
  } finally {
    await session.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
