import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { logFolder } from "../paths.ts";
import { stopRequest } from "../processes/stop-request.ts";

interface Run {
  command: readonly string[];
  cwd: string;
  /** Name of the log below the log folder; without it the output goes to the terminal. */
  log?: string;
  env?: NodeJS.ProcessEnv;
}

/** As exitCodeOf, but throws after a request to stop, so that no later step begins. */
export async function runProgram(run: Run): Promise<number | null> {
  stopRequest.signal.throwIfAborted();
  const code = await exitCodeOf(run);
  stopRequest.signal.throwIfAborted();
  return code;
}

/** Runs a program without standard input and returns its exit code; null if it cannot start. */
export function exitCodeOf({ command, cwd, log, env = process.env }: Run): Promise<number | null> {
  const [program = "", ...args] = command;
  const output = log === undefined ? "inherit" : openLog(log);
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", output, output] });
  if (typeof output === "number") closeSync(output);
  return new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** A file and not a pipe, so that the log is complete when the program has ended. */
function openLog(name: string): number {
  mkdirSync(logFolder, { recursive: true });
  return openSync(join(logFolder, name), "w");
}
