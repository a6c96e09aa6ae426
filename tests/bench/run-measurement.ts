import { inRoot, root } from "../../emulators/paths.ts";
import { runProgram } from "../../emulators/prepare/run-program.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { isCheck, overBudgetCode } from "./print-table.ts";

/**
 * Runs a part of the bench that speaks to the API, in its own process with the environment of the
 * stack; throws if it ends for another reason than a value over its budget.
 */
export async function runMeasurement(file: string, ...args: string[]): Promise<void> {
  const check = isCheck ? ["--check"] : [];
  const command = [process.execPath, inRoot("tests/bench", file), ...args, ...check];
  const env = { ...process.env, ...stackEnvironment };
  const code = await runProgram({ command, cwd: root, env });
  if (code === overBudgetCode) process.exitCode = overBudgetCode;
  else if (code !== 0) throw new Error(`${file} ended with ${String(code)}.`);
}
