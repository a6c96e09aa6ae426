import { Problem, describeError } from "./problem.ts";
import { inRoot, root } from "./paths.ts";
import { runProgram } from "./prepare/run-program.ts";
import { withoutTriggers } from "./stack/emulator-hub.ts";
import { stackEnvironment } from "./stack/stack-environment.ts";

/**
 * Writes the demo company, or a large one beside it, into the running emulators. The documents
 * bring their derived data along, so the triggers are off meanwhile. Also a separate command: `npm
 * run seed -- --employees 500 --weeks 52`.
 */
export async function runSeed(args: readonly string[]): Promise<void> {
  const command = [process.execPath, inRoot("emulators", "seed", "seed.ts"), ...args];
  const env = { ...process.env, ...stackEnvironment };
  const code = await withoutTriggers(() => runProgram({ command, cwd: root, env }));
  if (code !== 0) throw new Problem("The demo company could not be created: see above.");
}

if (import.meta.main) {
  try {
    await runSeed(process.argv.slice(2));
  } catch (error) {
    const isUnreachable = error instanceof TypeError;
    const sentence = "The emulators are not running: start them with npm start, then seed again.";
    process.stderr.write(`${isUnreachable ? sentence : describeError(error)}\n`);
    process.exitCode = 1;
  }
}
